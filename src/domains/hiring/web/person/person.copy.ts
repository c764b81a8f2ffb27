export const personCopy = {
  title: 'Candidate',
  back: (jobTitle: string) => `Candidates for ${jobTitle}`,
  place: (position: number, total: number) => `${position.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  offered: (facts: string) => `This job: ${facts}`,
  canStart: (when: string) => `can start ${when}`,
  starts: (when: string) => `starts ${when}`,
  onThisPage: 'On this page',
  nextAction: 'Next step',
  gone: {
    title: 'This candidate withdrew their application',
    body: 'Their profile is no longer shared with you.',
  },
  toList: 'Back to the list',
  yourTurn: 'Your turn to respond to the interview times',
} as const;
