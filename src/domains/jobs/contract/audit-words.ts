/** What the audit log says of each action here, as its author did it to its subject. */
export const jobsAudit = {
  'job.closed': 'Closed',
  'job.created': 'Drafted',
  'job.duplicated': 'Duplicated a job as',
  'job.expired': 'Recorded the expiry of',
  'job.filled': 'Filled',
  'job.managers_changed': 'Changed the hiring managers of',
  'job.paused': 'Paused',
  'job.paused_itself': 'Automatically paused',
  'job.pay_approved': 'Approved the pay range of',
  'job.pay_returned': 'Returned the pay range of',
  'job.pay_submitted': 'Requested approval for the pay range of',
  'job.published': 'Published',
  'job.reopened_itself': 'Automatically opened again',
  'job.saved': 'Saved changes to',
  'organization.pay_approver_removed': 'Stopped the approval of pay ranges for',
  'organization.pay_approver_set': 'Set who approves pay ranges for',
};
