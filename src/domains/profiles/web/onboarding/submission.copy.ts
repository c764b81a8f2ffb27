const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;

/** The specification's texts (section 2.5), word for word, and what a candidate reads beside them. */
export const waitingCopy = {
  pageTitle: 'Your profile review',
  approved: "You're approved",
  attention: 'Needs Attention',
  review: 'Under Review',
  approvedBody: 'Your profile is live. Matches appear on your home page.',
  attentionBody: 'Please fix what the reviewer listed, then submit again. Nothing else changes.',
  reviewBody:
    'We review credentials in 1-2 business days. We’ll email you when we are done, so you don’t have to wait here.',
  stepsLabel: 'Steps of your review',
  steps: { submitted: 'Submitted', review: 'Credential review', ready: 'Ready' },
  states: {
    done: 'Done',
    inProgress: 'In progress',
    paused: 'Paused',
    complete: 'Complete',
    pending: 'Pending approval',
    ready: 'Ready',
  },
  fix: 'Fix issues',
  home: 'Home Page',
  seeItems: 'View your submission',
  message: 'From the reviewer',
  loadError: "We couldn't load your review. Nothing is lost.",
  thanks: 'Thank you. We have your profile.',
  received: {
    by: (day: string) => `You should hear from us by ${day}.`,
    late: 'Your review is taking longer than we planned. You don’t need to do anything.',
    what: (day: string, parts: string) => `Submitted ${day}: ${parts}.`,
    own: 'your name and role',
    licenses: (count: number) => counted(count, 'license', 'licenses'),
    certifications: (count: number) => counted(count, 'certification', 'certifications'),
    jobs: (count: number) => counted(count, 'past job', 'past jobs'),
    schools: (count: number) => counted(count, 'school', 'schools'),
    documents: (count: number) => counted(count, 'document', 'documents'),
  },
  meanwhile: {
    title: 'While you wait',
    actions: {
      documents: { label: 'Add documents', hint: 'Photos of your cards help our reviewers.' },
      preferences: { label: 'Set your pay, shifts and start date', hint: 'It decides which jobs you see.' },
      profile: { label: 'See your profile', hint: 'You can still change it. We review what you change.' },
    },
  },
} as const;

export const submissionCopy = {
  title: 'Your submission',
  lead: 'Each item with its status, its reviewer, and what to fix.',
  states: {
    checking: 'In review',
    accepted: 'Accepted',
    needs_fix: 'Needs attention',
    not_checked: 'Not reviewed',
  },
  checkedBy: (who: string) => `Reviewer: ${who}`,
  notSubmitted: 'You haven’t submitted your profile yet.',
  proceed: 'Continue your profile',
  fix: 'Fix this',
  fixNamed: (label: string) => `Fix this: ${label}`,
  on: (day: string) => `Submitted ${day}`,
  emptyTitle: 'Nothing here yet',
  organization: {
    checkedBy: 'Tallgrass reviewers',
    directoryChecked: 'Tallgrass reviewers, against the official directory',
    address: 'Address',
    contact: 'Contact',
    npi: (npi: string) => `NPI ${npi}`,
    proceed: 'Continue your organization',
    notSubmitted: 'You haven’t submitted your organization yet.',
  },
} as const;
