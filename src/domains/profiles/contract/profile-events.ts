import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

/** A person submitted the whole profile for review; `isAgain`: after a fix or a rejection. */
export const profileSubmitted = event('profile.submitted', z.object({ userId: z.uuid(), isAgain: z.boolean() }));
