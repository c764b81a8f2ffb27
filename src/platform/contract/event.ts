import { z } from 'zod';

/** Something that happened in a domain: the name in the past tense (`offer.sent`), and what it happened to. */
export interface EventType<S extends z.ZodType = z.ZodType> {
  readonly name: `${string}.${string}`;
  /** IDs, states and times. A background subscriber may keep it for days, so it carries no personal data. */
  readonly payload: S;
}

/** Declares an event type, in the contract of the domain that publishes it. */
export const event = <S extends z.ZodType>(name: EventType['name'], payload: S): EventType<S> => ({ name, payload });

/** Who caused an event: the side, and the person; null for the system. */
export const initiator = z.object({
  actor: z.enum(['candidate', 'employer', 'admin', 'system']),
  actorId: z.uuid().nullable(),
});
export type Initiator = z.output<typeof initiator>;

export const SYSTEM: Initiator = { actor: 'system', actorId: null };
