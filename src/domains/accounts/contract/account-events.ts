import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

/** A person's data was erased after the grace period; the account's row stays without anything that names them. */
export const personErased = event('person.erased', z.object({ userId: z.uuid() }));
