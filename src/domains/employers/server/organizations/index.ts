import type { Feature } from '#platform/server/feature.ts';
import { organizationContracts } from '#domains/employers/contract/organizations.ts';
import { organizationCanceled } from '#domains/employers/contract/organization-events.ts';
import { auditOn } from '#platform/server/audit.ts';
import { handingOverNotices, tellOfHandingOver } from './handing-over.notices.ts';
import { confirmOrganization, organizationNotices } from './submission.notices.ts';
import { sendWaitingInvitations } from './waiting-invitations.ts';
import { organizationRoutes } from './organizations.routes.ts';

export const organizationsFeature: Feature = {
  name: 'organizations',
  contracts: organizationContracts,
  routes: organizationRoutes,
  notices: [...organizationNotices, ...handingOverNotices],
  subscribers: [
    confirmOrganization,
    tellOfHandingOver,
    sendWaitingInvitations,
    auditOn(organizationCanceled, ({ organizationId, actorId }) => ({
      actorId,
      action: 'organization.canceled',
      subjectType: 'organization',
      subjectId: organizationId,
    })),
  ],
};
