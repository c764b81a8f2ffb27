import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';

/** The organization and all below it left; `organizationId` is the topmost. */
export const organizationCanceled = event('organization.canceled', initiator.extend({ organizationId: z.uuid() }));
