/** What those who look on read where the others act. */
export const reviewerCopy = {
  banner:
    'You are a reviewer: you can see this job and its candidates. Owners and recruiters of your organization shortlist, interview, make offers and edit the job.',
  newTitle: 'Owners and recruiters post jobs',
  newBody:
    'You are a reviewer: you can see your organization’s jobs and candidates. To post jobs, ask an owner to change your role.',
  toJobs: 'See the jobs',
  settings: 'You are a reviewer. Owners and recruiters can change these settings.',
  dashboardEmpty: 'When your colleagues post a job, it appears here with its candidates.',
} as const;
