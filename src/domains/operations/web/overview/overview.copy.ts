import type { getOverview, OverviewRange } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { STATUS_LABELS } from '#domains/operations/web/status-labels.ts';

type Responses = ResponseOf<typeof getOverview>['responses'];

const ranges: Record<OverviewRange, string> = { '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' };

export const overviewCopy = {
  title: 'Overview',
  intro: 'What the market looks like now and what waits for us.',
  range: 'Range',
  ranges,
  demo: 'Demo accounts are counted here.',
  noDemo: 'Demo and test accounts are left out, except from what waits.',
  candidates: 'Candidates',
  employers: 'Employers',
  jobs: 'Jobs',
  applications: 'Applications',
  standings: { onboarding: 'Onboarding', ...STATUS_LABELS },
  funnel: 'From sign-up to hire',
  funnelHint: 'Candidates who signed up in this range, by how far they came.',
  funnelSteps: {
    signed_up: 'Signed up',
    onboarded: 'Handed in',
    approved: 'Approved',
    matched: 'Matched',
    applied: 'Applied',
    interviewing: 'Interviewed',
    offered: 'Offered',
    hired: 'Hired',
  },
  queues: 'What waits',
  queueNames: {
    people: 'People to review',
    organizations: 'Organizations to review',
    second_looks: 'Matches to look at again',
    role_requests: 'Roles that people miss',
    reports: 'Open reports',
    faq: 'Questions to answer',
    messages: 'Messages to answer',
    holds: 'Open holds',
  },
  oldest: (ago: string) => `Oldest: ${ago}`,
  nothing: 'Nothing waits',
  reviews: 'Review time',
  reviewsHint:
    'Reviews decided in this range, in time or late. Late now and Waiting for a second look ignore the range. The wait runs from handing in to the decision. The time per case runs from a reviewer’s first claim to the decision.',
  decided: 'Decided',
  median: 'Median wait',
  promise: 'Within 2 business days',
  decidedLate: 'Decided late',
  work: 'Median time per case',
  workP90: 'Nine in ten cases within',
  lateNow: 'Late now',
  secondWaiting: 'Waiting for a second look',
  secondLooked: 'Second looks',
  secondAgreed: 'Second looks that agree',
  share: (part: number, share: number) => `${Math.round(share * 100)}% (${part})`,
  export: 'Export CSV',
  responses: 'Response clock',
  responsesHint:
    'Applications whose answer was due in this range. An application that ended before its answer was due is not counted. Overdue now ignores the range.',
  responsesSum: ({ due, answered, answeredInTime, answeredLate, unanswered }: Responses) =>
    `${due} due = ${answered} answered (${answeredInTime} in time + ${answeredLate} late) + ${unanswered} not answered.`,
  due: 'Due',
  answered: 'Answered',
  inTime: 'In time, of those due',
  answeredLate: 'Answered late',
  unanswered: 'Not answered',
  medianAnswer: 'Median to first answer',
  overdueNow: 'Overdue now',
  fills: 'Fills',
  fillsHint: 'Hires in this range, and how long after publishing the job.',
  hires: 'Hires',
  medianFill: 'Median time to fill',
  days: (days: number) => `${days.toFixed(1)} days`,
  byPosition: 'By position',
  map: 'By county',
  mapLabel: (hires: number, counties: number) =>
    `Map of Kansas and Missouri: ${hires} ${hires === 1 ? 'hire' : 'hires'} in ${counties} ${counties === 1 ? 'county' : 'counties'}`,
  inCounty: (county: string, state: string, hires: number) =>
    `${county.endsWith(' (city)') ? county.replace(' (city)', ' city') : `${county} County`}, ${state}: ${hires}`,
  noFillsTitle: 'Nobody was hired in this range',
  noFillsBody:
    'Each accepted offer appears here with its position and county. Choose a longer range to look further back.',
  csv: {
    group: 'group',
    figure: 'figure',
    value: 'value',
    rows: 'rows',
    list: 'list',
  },
  none: '—',
  hours: (hours: number) =>
    hours < 1
      ? `${Math.round(hours * 60)} min`
      : hours < 48
        ? `${hours.toFixed(1)} h`
        : `${(hours / 24).toFixed(1)} days`,
  jobStates: {
    draft: 'Draft',
    published: 'Published',
    paused: 'Paused',
    filled: 'Filled',
    closed: 'Closed',
    expired: 'Expired',
  },
  stages: {
    matched: 'Matched',
    applied: 'Applied',
    shortlisted: 'Shortlisted',
    interviewing: 'Interviewing',
    offered: 'Offered',
    hired: 'Hired',
    rejected: 'Declined',
    withdrawn: 'Withdrawn',
    dismissed: 'Dismissed',
  },
};
