/** What the audit log says of each action here, as its author did it to its subject. */
export const supportAudit = {
  'faq.deleted': 'Deleted the question',
  'faq.edited': 'Edited the question',
  'faq.moved': 'Moved the question',
  'faq.published': 'Published the question',
  'faq.restored': 'Restored the question',
  'faq.unpublished': 'Unpublished the question',
  'message.answered': 'Answered the message',
  'message.put_aside': 'Set aside the message',
  'report.filed': 'Reported',
  'report.messages_read': 'Read a reported message and those around it',
  'report.resolved': 'Resolved the report',
};
