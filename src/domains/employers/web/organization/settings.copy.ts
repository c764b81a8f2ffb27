export const settingsCopy = {
  title: 'Organization settings',
  tabs: {
    organization: 'Organization',
    hiring: 'Hiring',
    offers: 'Pay and offers',
    messages: 'Messages',
    start: 'Before the first day',
    account: 'Account',
  },
  saveChanges: { save: 'Save changes' },
  saved: 'Saved',
  sentToReview: 'Saved and submitted for review.',
  facilities: 'Facilities',
  facilitiesHint: 'Each facility posts its own jobs.',
  facilityName: 'Facility name',
  addFacility: 'Add a facility',
  addWords: { save: 'Add facility' },
  added: 'Facility added. You can write job drafts now and publish them once we approve the facility.',
  changeWaits: 'Saved. We review the new name or address before anyone else sees it.',
  changeTitle: 'We review this first',
  changeHint:
    'Everyone sees the approved name and address until we approve the new ones, in 1-2 business days. Jobs stay open.',
  facilityStates: {
    pending: 'Waiting for review',
    needs_fix: 'Needs a fix',
    rejected: 'Not approved',
  },
  changeIsReviewed: 'Change waiting for review',
  waitingFor: (facts: string) => `New: ${facts}`,
  newIsReviewed:
    'We review a new facility in 1-2 business days. Until then you can write its jobs but not publish them.',
  facilityMessage: 'From the reviewer',
  addHint: (name: string) =>
    `Your organization will then have several facilities: ${name} becomes the first and keeps its units, jobs and applicants.`,
  editFacility: (name: string) => `Edit ${name}`,
  noUnits: 'No units yet',
  security: 'Sign-in and security',
  notifications: 'Notifications',
  cancelTitle: 'Cancel your account',
  cancelBody:
    'Nothing is billed, so you can cancel at any time. We close every job, end its applications and notify each applicant. We no longer match candidates with you. This cannot be undone.',
  cancelLabel: 'Type the name of your organization to confirm',
  cancel: 'Cancel the account',
  canceling: 'Canceling…',
} as const;

export const requirementsCopy = {
  title: 'Your job requirements',
  hint: 'Added to what the position requires of everyone. They apply to every job of this organization and its facilities. Candidates see what they are missing before they apply.',
  position: 'Position',
  positionWith: (position: string, added: number) => (added > 0 ? `${position} (${added} added)` : position),
  base: 'Required of everyone in this position:',
  nothing: 'nothing',
  added: 'Your jobs also require',
  addedHint:
    'A certification becomes a requirement of each posting: candidates without it are no longer matched. Documents, work history and education exclude no one. Medical documents come after an offer.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. It applies to all of your jobs in this position.',
} as const;
