import { z } from 'zod';
import { idParams } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Enter a time like 8:00 AM.');

/** When a hiring team works: days of the week (1 is Monday) and local times. It counts the time to answer applicants. */
export const officeHours = z
  .strictObject({
    days: z
      .array(z.int().min(1).max(7))
      .min(1, 'Choose at least one day.')
      .max(7)
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'The end must be after the start.', path: ['closes'] });
export type OfficeHours = z.output<typeof officeHours>;

/** Monday to Friday, 8 AM to 5 PM: what holds until a facility or a unit says otherwise. */
export const USUAL_OFFICE_HOURS: OfficeHours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' };

/** The organizations of the viewer from the top down, with their own hours and those that hold. */
const officeHoursView = z.object({
  mayEdit: z.boolean(),
  places: z.array(
    z.object({
      id: z.uuid(),
      parentId: z.uuid().nullable(),
      kind: z.enum(['system', 'facility', 'unit']),
      name: z.string(),
      /** Null when those of the organization above hold. */
      own: officeHours.nullable(),
      holds: officeHours,
    }),
  ),
});
export type OfficeHoursView = z.infer<typeof officeHoursView>;

export const getOfficeHours = contract({
  method: 'get',
  path: '/api/employer/office-hours',
  summary: 'The office hours of my organization, its facilities and its units',
  response: officeHoursView,
});

export const saveOfficeHours = contract({
  method: 'put',
  path: '/api/employer/office-hours/:id',
  summary: 'Saves the office hours of my organization, a facility or a unit; null takes those of the one above',
  params: idParams,
  body: z.strictObject({ hours: officeHours.nullable() }),
  response: officeHoursView,
});

export const officeHoursContracts = [getOfficeHours, saveOfficeHours] as const;
