/** What the audit log says of each action here, as its author did it to its subject. */
export const messagingAudit = {
  'mail.composed': 'Wrote the email',
  'mail.resent': 'Resent the email',
};
