/** What the audit log says of each action here, as its author did it to its subject. */
export const documentRequestsAudit = {
  'document.request_declined': 'Declined the request for a document',
  'document.request_given': 'Shared a document for the request',
  'document.request_withdrawn': 'Withdrew the request for a document',
  'document.requested': 'Asked for a document',
};
