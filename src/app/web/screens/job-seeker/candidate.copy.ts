/** The candidate's screens, at reading grade 6. */
export const candidateCopy = {
  account: 'Account',
  signOut: 'Sign out',
  jobs: 'Jobs',
  jobsIntro: 'Open jobs that fit you, best first.',
  allJobs: 'Search all jobs',
  interviews: 'Interviews',
  interviewsIntro: 'Your interviews, what you applied to, and your offers.',
  me: 'Me',
  topMatches: 'Your top matches',
  allMatches: 'See all matches',
  profile: 'Profile',
  profileHint: 'Your role, credentials and what you look for',
  passport: 'Passport',
  passportHint: 'Your checked facts, to share',
  settings: 'Settings and privacy',
} as const;
