export const chromeCopy = {
  dashboard: 'Dashboard',
  savedJobs: 'Saved jobs',
  seeJobs: 'See open jobs',
} as const;
