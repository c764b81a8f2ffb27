import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';

/** The organization and all below it left; `organizationId` is the topmost. */
export const organizationCanceled = event('organization.canceled', initiator.extend({ organizationId: z.uuid() }));

/** A second facility was added: `facilityId` is the new facility that takes over what belonged to the organization. */
export const facilityBecameSystem = event(
  'organization.became_system',
  initiator.extend({ organizationId: z.uuid(), facilityId: z.uuid() }),
);
