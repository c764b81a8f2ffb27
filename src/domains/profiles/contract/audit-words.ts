/** What the audit log says of each action here, as its author did it to its subject. */
export const profilesAudit = {
  'document.deleted': 'Deleted a document',
  'document.opened': 'Opened a document',
  'file.infected': 'Found a virus in the file',
  'passport.exported': 'Exported the passport of',
  'passport.revoked': 'Revoked a passport link of',
  'passport.shared': 'Shared a passport link of',
  'work_confirmation.answered': 'Answered about a past job in',
  'work_confirmation.asked': 'Asked a former employer to confirm',
  'work_confirmation.commented': 'Commented on the confirmation',
  'work_confirmation.ended': 'Ended the confirmation',
  'work_confirmation.expired': 'Recorded the expiry of the confirmation',
  'work_confirmation.look_asked': 'Asked an administrator to look at the confirmation',
  'work_confirmation.revoked': 'Withdrew the request to confirm',
};
