import { inMiles } from '#kernel/miles.ts';
import { CERTIFICATIONS, type Certification } from '#kernel/vocabulary.ts';

const SHORT = (id: Certification): string => {
  const label = CERTIFICATIONS.find((known) => known.id === id)?.label ?? id;
  return /\(([^)]+)\)/.exec(label)?.[1] ?? label;
};
const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);
const moreJobs = (count: number) => (count === 1 ? '1 more job' : `${count} more jobs`);

export const jobPreviewCopy = {
  near: (count: number, miles: number) =>
    `${jobs(count)} within ${inMiles(miles)} ${count === 1 ? 'fits' : 'fit'} you so far`,
  anywhere: (count: number) => `${jobs(count)} in Missouri and Kansas ${count === 1 ? 'fits' : 'fit'} you so far`,
  toApply: 'Finish your profile to apply. Employers don’t see you yet.',
  miles: (miles: number) => `${inMiles(miles)} away`,
  hour: (pay: string) => `${pay} an hour`,
  week: (pay: string, hours: number, differential: string | null) =>
    `${pay} a week at ${hours} hours${differential ? `, with ${differential}` : ''}`,
  needs: (ids: readonly Certification[]) => `Asks for ${ids.map(SHORT).join(', ')}`,
  confirm: { license: 'your license', experience: 'your years of experience' },
  toConfirm: (what: string) => `To confirm: ${what}`,
  none: 'No open job fits yet',
  noneBody: 'New jobs come in each week. Finish your profile, and we’ll tell you when one fits.',
  unlocksTitle: 'What opens more jobs',
  add: (subject: string, count: number) => `Add ${subject.replaceAll('+', ' and ')}: ${moreJobs(count)}`,
  addNear: (subject: string, count: number) => `Add ${subject.replaceAll('+', ' and ')}: ${moreJobs(count)} near you`,
  ruledOutTitle: 'Not open to you now',
  showAll: (count: number) => `Show all ${count} jobs`,
  loadError: 'We couldn’t load the jobs. What you entered is saved.',
} as const;
