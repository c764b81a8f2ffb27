import { accountsAudit } from '#domains/accounts/contract/audit-words.ts';
import { employersAudit } from '#domains/employers/contract/audit-words.ts';
import { hiringAudit } from '#domains/hiring/contract/audit-words.ts';
import { jobsAudit } from '#domains/jobs/contract/audit-words.ts';
import { matchingAudit } from '#domains/matching/contract/audit-words.ts';
import { messagingAudit } from '#domains/messaging/contract/audit-words.ts';
import { operationsAudit } from '#domains/operations/contract/audit-words.ts';
import { profilesAudit } from '#domains/profiles/contract/audit-words.ts';
import { supportAudit } from '#domains/support/contract/audit-words.ts';
import { verificationAudit } from '#domains/verification/contract/audit-words.ts';

/** What each action of the audit log says about its subject. A test walks the code for actions. */
export const SAID: Readonly<Record<string, string>> = {
  ...accountsAudit,
  ...employersAudit,
  ...hiringAudit,
  ...jobsAudit,
  ...matchingAudit,
  ...messagingAudit,
  ...operationsAudit,
  ...profilesAudit,
  ...supportAudit,
  ...verificationAudit,
};

/** What happens to any item of a case; the link behind names the item. */
export const SAID_OF_ITEMS: Readonly<Record<string, string>> = {
  verified: 'Verified',
  copy_accepted: 'Accepted from a copy:',
  sent_back: 'Asked for a fix of',
  revoked: 'Marked as revoked:',
  checked: 'Checked at its source:',
  reopened: 'Reopened for review:',
  removed: 'Removed',
  expired: 'Marked as expired:',
};
