/** What the audit log says of each action here, as its author did it to its subject. */
export const operationsAudit = {
  'account.viewed': 'Viewed the account of',
  'audit.anchored_anew': 'Replaced the anchor of',
  'audit.exported': 'Exported',
  'demo.loaded': 'Loaded',
  'demo.removed': 'Removed',
  'error.resolved': 'Resolved the error',
  'health.probed': 'Checked the health of',
  'jobs.retried': 'Retried the queue',
  'role.changed': 'Changed the role of',
  'role_request.closed': 'Closed the role request',
};
