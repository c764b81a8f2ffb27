import type { UnmatchedReason, UnmatchedSide } from '#domains/operations/contract/unmatched.ts';

const people: Record<UnmatchedReason, string> = {
  position: 'No open job for their position',
  license: 'License does not cover the job',
  certifications: 'A required certification is missing',
  experience: 'Not enough experience',
  work_authorization: 'Work authorization or sponsorship',
  pay: 'Pay below their minimum',
  distance: 'Too far from home',
  shift: 'Shift they do not work',
  shift_pattern: 'Shift pattern they do not work',
  employment_type: 'Job type they do not want',
  start_date: 'Available only after the start date',
  blocked_employer: 'Employer they blocked',
};
const jobs: Record<UnmatchedReason, string> = {
  position: 'No approved person for the position',
  license: 'License',
  certifications: 'Required certifications',
  experience: 'Years of experience',
  work_authorization: 'Work authorization or sponsorship',
  pay: 'Pay',
  distance: 'Too far from everyone',
  shift: 'Shift',
  shift_pattern: 'Shift pattern',
  employment_type: 'Job type',
  start_date: 'Start date',
  blocked_employer: 'Employer blocked by the people',
};

export const unmatchedCopy = {
  title: 'Without a match',
  intro:
    'Approved people without an eligible job, open jobs without an eligible person, and what stands between them and the closest counterpart.',
  sideLabel: 'Show',
  sides: { people: 'People', jobs: 'Jobs' } satisfies Record<UnmatchedSide, string>,
  reason: 'Reason',
  anyReason: 'Any reason',
  reasons: { people, jobs },
  counted: {
    people: (count: number, total: number) =>
      `${count} of ${total} approved ${total === 1 ? 'person has' : 'people have'} no eligible job.`,
    jobs: (count: number, total: number) =>
      `${count} of ${total} open ${total === 1 ? 'job has' : 'jobs have'} no candidate.`,
  } satisfies Record<UnmatchedSide, (count: number, total: number) => string>,
  sample: 'Only the first 5,000 people were examined.',
  demo: 'Demo accounts are counted here.',
  columns: { people: 'Person', jobs: 'Job', position: 'Position', place: 'Place', organization: 'Organization' },
  since: { people: 'Approved', jobs: 'Published' } satisfies Record<UnmatchedSide, string>,
  why: 'Open in the lab',
  whyOf: (name: string) => `Open in the lab: ${name}`,
  none: '—',
  search: { people: 'Name or email', jobs: 'Job or organization' },
  emptyTitle: 'All clear',
  empty: {
    people: 'Every approved person has at least one eligible job, or none has this reason.',
    jobs: 'Every open job has at least one eligible person, or none has this reason.',
  } satisfies Record<UnmatchedSide, string>,
};
