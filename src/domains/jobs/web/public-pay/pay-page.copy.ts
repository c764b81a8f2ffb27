import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { hourly, money, payRange } from '#kernel/format.ts';
import { LEAST_POSTINGS, type PayPage } from '#domains/jobs/contract/pay-page.ts';
import { WAGE_SOURCE } from '#domains/jobs/contract/wages.ts';

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const payPageCopy = {
  pageTitle: ({ position, county }: Pick<PayPage, 'position' | 'county'>) =>
    `${POSITION_LABELS[position]} pay in ${county ? `${county.name}, ${county.state}` : 'Missouri and Kansas'} · Tallgrass`,
  description:
    'Hourly pay of nurses, therapists, technicians and aides in Missouri and Kansas: published wages with their source, and what open jobs offer.',
  bothStates: 'Missouri and Kansas',
  title: 'What healthcare jobs pay in Missouri and Kansas',
  lead: 'Hourly base pay by position: published wages, and what open jobs on Tallgrass offer today.',
  form: {
    position: 'Position',
    county: 'County',
    everywhere: 'Missouri and Kansas',
    shift: 'Shift',
    anyShift: 'Any shift',
    show: 'Show pay',
  },
  countyOption: (name: string, state: string, postings: number) =>
    `${name}, ${state} (${count(postings, 'open job', 'open jobs')})`,
  estimate: (state: string) => `Estimated for ${state}`,
  middle: (low: number, high: number) => `The middle half earns ${payRange(low, high)} an hour.`,
  percentile: (percentile: number) => (percentile === 50 ? 'Median' : `${percentile}th percentile`),
  anHour: hourly,
  noShift: 'Published wages are not split by shift or county, so these figures cover all of them.',
  posted: {
    title: 'Open jobs on Tallgrass',
    range: (low: number, high: number) => `${payRange(low, high)} an hour`,
    half: (median: number) => `The middle half of open jobs. The median is ${money(median)}.`,
    basis: (postings: number, employers: number) =>
      `From ${count(postings, 'open job', 'open jobs')} at ${count(employers, 'employer', 'employers')}. Base pay, before any night or weekend pay.`,
    few: (postings: number) =>
      postings === 0
        ? 'No open jobs match right now.'
        : `Only ${count(postings, 'open job matches', 'open jobs match')}. We show a range once there are ${LEAST_POSTINGS}.`,
    demo: 'These are example jobs from the demo.',
  },
  table: {
    title: 'All positions',
    note: 'Estimated hourly base pay in Missouri and Kansas.',
    position: 'Position',
    median: 'Median',
    range: 'Middle half',
  },
  source: {
    title: 'Where these figures come from',
    body: (occupation: string) =>
      `Published wages: ${WAGE_SOURCE.name}, ${WAGE_SOURCE.period}, national figures for “${occupation}”. We adjust them to Missouri and Kansas: 81% for registered nurses, from the published wages of both states, and 90% for other positions, which is an estimate. No figure is below the minimum wage of the state.`,
  },
} as const;
