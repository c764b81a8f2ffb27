import { CLOSED_NEWS, END_REASONS, ENDED_NEWS } from '#domains/hiring/contract/decline-reasons.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const NOT_UNDONE = 'This cannot be undone.';

export const moveCopy = {
  actions: 'Job actions',
  words: { published: 'Reopen', paused: 'Pause', filled: 'Mark as filled', closed: 'Close' },
  asks: {
    closed: {
      title: (job: string) => `Close ${job}?`,
      body: (open: number) =>
        open === 0
          ? 'It has no open applications. A closed job cannot be reopened: this cannot be undone.'
          : `This ends ${counted(open, 'open application', 'open applications')}: each applicant is notified. A closed job cannot be reopened. ${NOT_UNDONE}`,
      confirm: 'Close the job',
      news: CLOSED_NEWS,
      reason: END_REASONS.job_closed,
    },
    filled: {
      title: (job: string) => `Mark ${job} as filled?`,
      body: (open: number) =>
        `No one else will be matched or can apply. ${open === 0 ? '' : `This ends ${counted(open, 'open application', 'open applications')}: each applicant is notified. ${NOT_UNDONE} `}You can reopen the job for other candidates.`,
      confirm: 'Mark as filled',
      news: ENDED_NEWS,
      reason: END_REASONS.position_filled,
    },
  },
  ends: {
    interviews: (count: number) =>
      `${counted(count, 'interview is canceled and leaves', 'interviews are canceled and leave')} both calendars.`,
    offers: (count: number) =>
      `${counted(count, 'open offer is', 'open offers are')} withdrawn and can no longer be accepted.`,
  },
  reads: {
    applicants: (count: number) => (count === 1 ? 'The applicant reads' : `All ${count} applicants read`),
    offered: (count: number) =>
      count === 1 ? 'The person with an offer also reads' : `${count} people with an offer also read`,
    because: (reason: string) => `Reason: ${reason}`,
  },
  keep: 'Keep as is',
  duplicate: 'Duplicate',
  duplicating: 'Duplicating…',
} as const;
