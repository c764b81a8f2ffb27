/** What an action says about its subject, as the author did it: 'Placed a hold on' Rhoda Kestrel. */
const SAID: Readonly<Record<string, string>> = {
  'account.confirmed': 'Confirmed the email address of',
  'account.created': 'Created the account of',
  'account.linked': 'Linked an identity provider to',
  'account.sessions_ended': 'Ended the sessions of',
  'account.suspended': 'Suspended',
  'account.suspension_lifted': 'Lifted the suspension of',
  'account.viewed': 'Viewed the account of',
  'acting.viewed': 'Viewed the product as',
  'acting.wrote': 'Changed data as',
  'application.applied': 'Sent the application of',
  'application.rejected': 'Declined the application of',
  'application.shortlisted': 'Shortlisted the application of',
  'application.withdrawn': 'Withdrew the application of',
  'case.claimed': 'Claimed the case of',
  'case.decision_planned': 'Planned a decision about',
  'case.override_requested': 'Asked a second administrator to approve',
  'directory.imported': 'Loaded the facility directory',
  'document.deleted': 'Deleted a document',
  'document.opened': 'Opened a document',
  'email.changed': 'Changed the email address of',
  'exclusions.imported': 'Loaded the exclusion list',
  'hold.placed': 'Placed a hold on',
  'hold.released': 'Released a hold on',
  'job.published': 'Published',
  'job.paused': 'Paused',
  'job.closed': 'Closed',
  'job.filled': 'Filled',
  'organization.approved': 'Approved',
  'organization.rejected': 'Rejected',
  'organization.submitted': 'Submitted',
  'password.changed': 'Changed the password of',
  'person.approved': 'Approved',
  'person.rejected': 'Rejected',
  'person.submitted': 'Submitted the profile of',
  'report.messages_read': 'Read a reported message and those around it',
  'role.changed': 'Changed the role of',
  'role.set': 'Set the role of',
  'screening.cleared': 'Cleared a possible exclusion of',
  'screening.confirmed': 'Confirmed an exclusion of',
  'screening.possible_hit': 'Found a possible exclusion of',
  'screening.requested': 'Screened everyone against the exclusion lists',
  'weights.approved': 'Activated the weights',
  'weights.proposed': 'Proposed the weights',
  'weights.rolled_back': 'Rolled back to the weights',
};

/** The sentence up to its subject. An action without words of its own reads as its name: 'Invitation sent:'. */
export function saidOf(action: string): string {
  const own = SAID[action];
  if (own) return own;
  const words = action.replaceAll(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}:`;
}
