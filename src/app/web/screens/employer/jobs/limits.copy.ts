/** What members read where only owners and recruiters act. */
export const limitsCopy = {
  banner: 'Only owners and recruiters of your organization can edit this job.',
  onlyLooks:
    'You can see this job and its candidates. Owners, recruiters and the job’s hiring managers decide on them.',
  newTitle: 'Owners and recruiters post jobs',
  newBody: 'To post jobs, ask an owner to change your role.',
  toJobs: 'See the jobs',
  settings: 'Owners and recruiters can change these settings.',
  dashboardEmpty: 'Jobs that you take part in appear here with their candidates once they are posted.',
} as const;
