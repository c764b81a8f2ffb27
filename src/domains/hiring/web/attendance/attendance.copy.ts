import { moment } from '#platform/web/page/format.ts';

export const attendanceCopy = {
  candidate: {
    ask: 'Did this interview take place?',
    claimed: (by: string) => `The employer says you did not come. If that is not so, say it by ${moment(by)}.`,
    accounts: {
      took_place: 'It took place',
      canceled: 'I canceled it',
      other_absent: 'The employer did not come',
    },
  },
  employer: {
    ask: 'What happened with this interview?',
    claimed: (by: string) => `The candidate says your team did not come. If that is not so, say it by ${moment(by)}.`,
    accounts: {
      took_place: 'It took place',
      canceled: 'We canceled it',
      other_absent: 'The candidate did not come',
    },
  },
  said: (account: string) => `You said: ${account}.`,
  differ: 'Your answers differ, so this interview counts for neither side.',
  change: 'Change my answer',
  until: (by: string) => `You can change it until ${moment(by)}.`,
  sending: 'Sending…',
  saved: 'Saved.',
  own: (came: number, all: number) =>
    `You came to ${came} of ${all} interviews in the last year. Employers you apply to see this.`,
  ownFew: (least: number) =>
    `Once you have had ${least} interviews, employers you apply to see how many of them you came to.`,
} as const;
