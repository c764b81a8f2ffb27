import { inMiles } from '#kernel/miles.ts';

export const glanceCopy = {
  title: (count: number) => (count === 1 ? 'One job fits you now' : `${count} jobs fit you now`),
  lead: 'You can apply as soon as you are approved. Employers don’t see you yet.',
  none: 'No open job fits you now',
  noneBody: 'New jobs come in each week. A wider search can help.',
  hour: (pay: string) => `${pay} an hour`,
  away: (miles: number) => `${inMiles(miles)} away`,
  more: (count: number) => `and ${count} more`,
} as const;
