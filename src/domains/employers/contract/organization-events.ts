import { z } from 'zod';
import { openWork } from '#domains/employers/contract/organizations.ts';
import { MEMBER_ROLES } from '#kernel/vocabulary.ts';
import { event, initiator } from '#platform/contract/event.ts';

/** A member submitted the whole organization for review; `isAgain`: after a fix, a rejection or a change of identity. */
export const organizationSubmitted = event(
  'organization.submitted',
  z.object({ organizationId: z.uuid(), caseId: z.uuid(), userId: z.uuid(), isAgain: z.boolean() }),
);

/** The organization and all below it left; `organizationId` is the topmost. */
export const organizationCanceled = event('organization.canceled', initiator.extend({ organizationId: z.uuid() }));

/** A second facility was added: `facilityId` is the new facility that takes over what belonged to the organization. */
export const facilityBecameSystem = event(
  'organization.became_system',
  initiator.extend({ organizationId: z.uuid(), facilityId: z.uuid() }),
);

/** A member's role changed; null: the member left or was removed. */
export const memberChanged = event(
  'member.changed',
  z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    memberRole: z.enum(MEMBER_ROLES).nullable(),
    /** The colleague who takes over the work of a member who left, and how much that is. */
    successorId: z.uuid().nullable(),
    work: openWork.nullable(),
    actorId: z.uuid(),
  }),
);
