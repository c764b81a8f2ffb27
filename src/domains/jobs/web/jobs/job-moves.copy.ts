const applicationsOf = (count: number) => (count === 1 ? '1 open application' : `${count} open applications`);

export const moveCopy = {
  words: { published: 'Reopen', paused: 'Pause', filled: 'Mark as filled', closed: 'Close' },
  asks: {
    closed: {
      title: (job: string) => `Close ${job}?`,
      body: (open: number) =>
        open === 0
          ? 'It has no open applications. A closed job cannot be reopened: this cannot be undone.'
          : `This ends ${applicationsOf(open)}: each applicant is notified, their interviews are canceled and unanswered offers are withdrawn. This cannot be undone.`,
      confirm: 'Close the job',
    },
    filled: {
      title: (job: string) => `Mark ${job} as filled?`,
      body: (open: number) =>
        `No one else is matched or can apply. ${open === 0 ? '' : `This ends ${applicationsOf(open)}: each applicant is notified that the position was filled, their interviews are canceled and unanswered offers are withdrawn. This cannot be undone. `}You can reopen the job for other candidates.`,
      confirm: 'Mark as filled',
    },
  },
  keep: 'Keep as is',
  duplicate: 'Duplicate',
  duplicating: 'Duplicating…',
} as const;
