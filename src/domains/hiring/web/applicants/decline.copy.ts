import type { DeclineAudience } from '#domains/hiring/contract/decline-reasons.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const declineCopy = {
  title: 'Decline this application',
  lead: (interviews: number, offers: number): string =>
    [
      'The application ends, and this cannot be undone.',
      interviews > 0 && `The open ${plural(interviews, 'interview is', 'interviews are')} canceled.`,
      offers > 0 && 'The open offer is withdrawn.',
    ]
      .filter(Boolean)
      .join(' '),
  titleOfMany: (count: number) => `Decline ${count} applications`,
  leadOfMany:
    'The applications end, and this cannot be undone. Open interviews are canceled, and open offers are withdrawn.',
  everyone: 'Each of them',
  theirJob: 'the job',
  confirm: 'Decline',
  cancel: 'Keep open',
  busy: 'Declining…',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  missing: 'Choose a reason.',
  audience: 'Who sees this',
  audiences: {
    candidate: 'The candidate and your team',
    team: 'Only your team',
  },
  notes: {
    candidate: 'Note to the candidate',
    team: 'Note for your team',
  },
  reads: (name: string) => `${name} will read`,
  because: (reason: string) => `Reason: ${reason}`,
  declined: (name: string) => `You declined ${name}.`,
  nextIs: (name: string) => `Next: ${name}.`,
  allDecided: (name: string) => `You declined ${name}. You're all caught up on this list.`,
  kept: {
    candidate: 'Declined. The candidate and your team see why',
    team: 'Declined. Only your team sees why',
  } satisfies Record<DeclineAudience, string>,
} as const;
