import { applicationsAudit } from './applications/audit-words.ts';
import { conversationsAudit } from './conversations/audit-words.ts';
import { documentRequestsAudit } from './document-requests/audit-words.ts';
import { interviewsAudit } from './interviews/audit-words.ts';
import { invitationsAudit } from './invitations/audit-words.ts';
import { offersAudit } from './offers/audit-words.ts';
import { startsAudit } from './starts/audit-words.ts';
import { talentPoolAudit } from './talent-pool/audit-words.ts';

/** What the audit log says of each action here, by the feature that records it. */
export const hiringAudit = {
  ...applicationsAudit,
  ...conversationsAudit,
  ...documentRequestsAudit,
  ...interviewsAudit,
  ...invitationsAudit,
  ...offersAudit,
  ...startsAudit,
  ...talentPoolAudit,
};
