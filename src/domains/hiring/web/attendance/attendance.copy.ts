import { moment } from '#platform/web/page/format.ts';

export const attendanceCopy = {
  candidate: {
    ask: 'Did this interview take place?',
    claimed: (by: string) => `The employer reported a no-show. If that’s wrong, tell us by ${moment(by)}.`,
    accounts: {
      took_place: 'It took place',
      canceled: 'I canceled it',
      other_absent: 'The employer was a no-show',
    },
  },
  employer: {
    ask: 'What happened with this interview?',
    claimed: (by: string) =>
      `The candidate reported that your team didn’t show up. If that’s wrong, tell us by ${moment(by)}.`,
    accounts: {
      took_place: 'It took place',
      canceled: 'We canceled it',
      other_absent: 'The candidate was a no-show',
    },
  },
  said: (account: string) => `You said: ${account}.`,
  differ: 'Your answers differ, so this interview counts for neither side.',
  change: 'Change my answer',
  until: (by: string) => `You can change it until ${moment(by)}.`,
  sending: 'Sending…',
  saved: 'Saved.',
  own: (came: number, all: number) =>
    `You attended ${came} of ${all} interviews in the last year. Employers you apply to see this.`,
  ownFew: (least: number) =>
    `Once you have had ${least} interviews, employers you apply to see how many of them you attended.`,
} as const;
