import { z } from 'zod';
import { event } from '#platform/contract/event.ts';
import { HOLD_KINDS, HOLD_SUBJECTS } from './holds-rules.ts';

const hold = z.object({
  holdId: z.uuid(),
  subjectType: z.enum(HOLD_SUBJECTS),
  subjectId: z.uuid(),
  kind: z.enum(HOLD_KINDS),
  /** Null for the system. */
  actorId: z.uuid().nullable(),
});
export type HoldEvent = z.infer<typeof hold>;

/** The subject is hidden and out of matching from the publisher's commit on. */
export const holdPlaced = event('hold.placed', hold);

export const holdLifted = event('hold.lifted', hold);
