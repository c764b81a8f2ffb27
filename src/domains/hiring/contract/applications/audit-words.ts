/** What the audit log says of each action here, as its author did it to its subject. */
export const applicationsAudit = {
  'application.applied': 'Sent the application of',
  'application.rejected': 'Declined the application of',
  'application.shortlisted': 'Shortlisted the application of',
  'application.withdrawn': 'Withdrew the application of',
  'auto_apply.limits_changed': 'Changed the limits of auto-apply for',
  'auto_apply.off': 'Turned auto-apply off for',
  'auto_apply.on': 'Turned auto-apply on for',
  'medical.shared': 'Shared health records with the application of',
  'medical.unshared': 'Stopped sharing health records with the application of',
  'note.deleted': 'Deleted a note on the application of',
  'note.edited': 'Edited a note on the application of',
};
