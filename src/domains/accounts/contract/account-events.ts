import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

const ofPerson = z.object({ userId: z.uuid() });

/** The account is deleted after the grace period, unless the person signs in before. */
export const deletionRequested = event('deletion.requested', ofPerson);

/** The person signed in within the grace period, so the account is kept. */
export const deletionCanceled = event('deletion.canceled', ofPerson);

/** A person's data was erased after the grace period; the account's row stays without anything that names them. */
export const personErased = event('person.erased', ofPerson);
