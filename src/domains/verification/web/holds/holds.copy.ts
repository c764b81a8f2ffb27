import type { HOLD_KINDS } from '#domains/verification/contract/holds-rules.ts';

export const holdsCopy = {
  title: 'Holds',
  intro: 'Who and what is hidden and out of matching, why, and since when.',
  tabs: { open: 'Active', released: 'Released' },
  list: 'Holds',
  search: 'Person, organization, job or reason',
  emptyTitle: 'Nothing is on hold',
  emptyBody: 'Holds are placed from a review, a report, or the page of a person or organization.',
  subjects: { job: 'Job', organization: 'Organization', person: 'Person' },
  kinds: {
    screening: 'Screening',
    suspension: 'Suspension',
    license_review: 'License review',
    leaving: 'Leaving',
  } satisfies Record<(typeof HOLD_KINDS)[number], string>,
  placed: (name: string, ago: string) => `Placed by ${name}, ${ago}`,
  system: 'the system',
  released: (ago: string) => `Released ${ago}`,
  release: 'Release',
  releaseTitle: 'Release this hold',
  releaseBody: 'The subject becomes visible and matching resumes immediately.',
  reason: 'Reason',
  cancel: 'Cancel',
  saving: 'Saving…',
  done: 'Released',
};
