import { z } from 'zod';
import { dayText, done } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const day = dayText('Enter a date.');

/** The days, both included, on which a member is out, and who answers applicants for them. */
export const absence = z
  .strictObject({ from: day, until: day, deputyId: z.uuid().nullable() })
  .refine(({ from, until }) => from <= until, { error: 'The last day must not be before the first.', path: ['until'] });
export type Absence = z.output<typeof absence>;

export const saveAbsence = contract({
  method: 'put',
  path: '/api/employer/members/:userId/absence',
  summary:
    'Saves when a member is out and who answers for them; null ends it. For oneself, and for everyone as an owner',
  params: z.strictObject({ userId: z.uuid() }),
  body: z.strictObject({ absence: absence.nullable() }),
  response: done,
});
