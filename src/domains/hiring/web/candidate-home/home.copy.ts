/** The candidate's home page, at reading grade 6. */
export const homeCopy = {
  title: 'Home',
  welcome: (name: string) => `Welcome, ${name}`,
  loadError: 'We could not load this',
  needsMe: 'Action needed',
  nothingNeedsMe: 'You’re all caught up. We’ll let you know when there is something to do.',
  answerOffer: (job: string, who: string) => `Answer the offer: ${job} at ${who}`,
  answerInterview: (job: string, who: string) => `Pick a time for your interview: ${job} at ${who}`,
  shareDocument: (what: string, who: string) => `Share a document with ${who}: ${what}`,
  comingInterview: (job: string, when: string) => `Interview for ${job}: ${when}`,
  expiring: (what: string, day: string) => `${what} expires on ${day}. Add the new date when you have renewed.`,
  expired: (what: string) => `${what} has expired. You can’t match with jobs that need it until you renew.`,
  toFix: (what: string) => `${what} needs a fix`,
  identity: 'Your name or date of birth',
  role: 'Your role',
  roleWaits: (now: string, before: string) =>
    `We are checking your new role, ${now}. New matches for it start after that. You can go back to ${before} in your profile at any time.`,
  more: 'Show more',
  loadingMore: 'Loading…',
  tabs: { matches: 'Matches', applications: 'Applications', interviews: 'Interviews', offers: 'Offers' },
  tabsLabel: 'Your jobs',
} as const;
