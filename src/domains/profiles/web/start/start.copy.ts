import { JOB_STATE_NAMES, POSITION_LABELS, type JobState, type Position } from '#kernel/vocabulary.ts';

export const startCopy = {
  licenseLater: 'I’ll add it later',
  zipHint: 'We use it to find jobs near you. Employers never see it.',
  shifts: 'Which shifts would you work?',
  shiftsHint: 'Choose one or more.',
  market: 'What this role pays',
  marketOf: (position: Position, state: JobState) =>
    `${POSITION_LABELS[position]} pay an hour in ${JOB_STATE_NAMES[state]}`,
  low: 'Low end',
  middle: 'Middle',
  high: 'High end',
  marketSource: (period: string) =>
    `Our estimate from U.S. wage data (BLS), ${period}. Eight of ten people earn between the low and the high end.`,
} as const;
