/** What members read where only owners and recruiters act. */
export const limitsCopy = {
  banner: 'Owners and recruiters of your organization edit this job.',
  onlyLooks:
    'You can see this job and its candidates. Owners, recruiters and the job’s hiring managers decide on them.',
  newTitle: 'Owners and recruiters post jobs',
  newBody: 'To post jobs, ask an owner to change your role.',
  toJobs: 'See the jobs',
  settings: 'Owners and recruiters can change these settings.',
  dashboardEmpty: 'When a job that you have a part in is posted, it appears here with its candidates.',
} as const;
