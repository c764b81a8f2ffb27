export const dashboardCopy = {
  title: 'Jobs',
  pageTitle: 'Your jobs',
  lead: 'Who matches, who applied, and who is waiting for your response.',
  newPosition: 'New position',
  emptyTitle: 'No jobs yet',
  empty: 'Post a job and matching candidates appear here with the reasons, usually within a second.',
  openJobs: 'Jobs',
  allJobs: 'All jobs',
  inLine: ({
    matched,
    applied,
    interviewing,
    offered,
  }: Record<'matched' | 'applied' | 'interviewing' | 'offered', number>) =>
    [
      `${matched} matched`,
      `${applied} applied`,
      interviewing > 0 && (interviewing === 1 ? '1 interview' : `${interviewing} interviews`),
      offered > 0 && (offered === 1 ? '1 offer' : `${offered} offers`),
    ]
      .filter(Boolean)
      .join(' · '),
  noPlace: 'No location yet',
} as const;

export const STATUS_WORDS = {
  draft: ['neutral', 'Draft'],
  published: ['ok', 'Open'],
  paused: ['warn', 'Paused'],
  filled: ['brand', 'Filled'],
  closed: ['neutral', 'Closed'],
  expired: ['danger', 'Expired'],
} as const;
