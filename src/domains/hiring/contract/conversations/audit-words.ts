/** What the audit log says of each action here, as its author did it to its subject. */
export const conversationsAudit = {
  'attachment.opened': 'Opened an attachment of',
};
