import type { getOverview, OverviewRange } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { STATUS_LABELS } from '#domains/operations/web/status-labels.ts';

type Responses = ResponseOf<typeof getOverview>['responses'];

const ranges: Record<OverviewRange, string> = { '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' };

export const overviewCopy = {
  title: 'Overview',
  intro: 'The state of the market, and what needs attention.',
  range: 'Range',
  ranges,
  demo: 'Demo accounts are counted here.',
  noDemo: 'Demo and test accounts are excluded, except from what needs attention.',
  candidates: 'Candidates',
  employers: 'Employers',
  jobs: 'Jobs',
  applications: 'Applications',
  statuses: { onboarding: 'Onboarding', ...STATUS_LABELS },
  funnel: 'From sign-up to hire',
  funnelHint: 'Candidates who signed up in this range, by the furthest step they reached.',
  funnelSteps: {
    signed_up: 'Signed up',
    onboarded: 'Submitted',
    approved: 'Approved',
    matched: 'Matched',
    applied: 'Applied',
    interviewing: 'Interviewed',
    offered: 'Offered',
    hired: 'Hired',
  },
  queues: 'Needs attention',
  queueNames: {
    people: 'People to review',
    organizations: 'Organizations to review',
    appeals: 'Match appeals',
    role_requests: 'Role requests',
    reports: 'Open reports',
    faq: 'Questions to answer',
    messages: 'Messages to answer',
    holds: 'Open holds',
  },
  oldest: (ago: string) => `Oldest: ${ago}`,
  nothing: 'All clear',
  reviews: 'Review time',
  reviewsHint:
    'Reviews decided in this range, in time or late. Late now and Waiting for a second review ignore the range. The wait runs from submission to decision. The time per case runs from a reviewer’s first claim to the decision.',
  decided: 'Decided',
  median: 'Median wait',
  promise: 'Within 2 business days',
  decidedLate: 'Decided late',
  work: 'Median time per case',
  workP90: '90% of cases within',
  lateNow: 'Late now',
  secondWaiting: 'Waiting for a second review',
  secondReviewed: 'Second reviews',
  secondAgreed: 'Second reviews that agree',
  share: (part: number, share: number) => `${Math.round(share * 100)}% (${part})`,
  export: 'Export CSV',
  responses: 'Response clock',
  responsesHint:
    'Applications whose answer was due in this range. Applications that ended before their answer was due are not counted. Overdue now ignores the range.',
  responsesSum: ({ due, answered, answeredInTime, answeredLate, unanswered }: Responses) =>
    `${due} due = ${answered} answered (${answeredInTime} in time + ${answeredLate} late) + ${unanswered} not answered.`,
  due: 'Due',
  answered: 'Answered',
  inTime: 'In time',
  answeredLate: 'Answered late',
  unanswered: 'Not answered',
  medianAnswer: 'Median time to first answer',
  overdueNow: 'Overdue now',
  fills: 'Fills',
  fillsHint: 'Hires in this range, and the time from publishing the job.',
  hires: 'Hires',
  medianFill: 'Median time to fill',
  days: (days: number) => `${days.toFixed(1)} days`,
  byPosition: 'By position',
  map: 'By county',
  mapLabel: (hires: number, counties: number) =>
    `Map of Kansas and Missouri: ${hires} ${hires === 1 ? 'hire' : 'hires'} in ${counties} ${counties === 1 ? 'county' : 'counties'}`,
  inCounty: (county: string, state: string, hires: number) =>
    `${county.endsWith(' (city)') ? county.replace(' (city)', ' city') : `${county} County`}, ${state}: ${hires}`,
  noFillsTitle: 'No hires in this range',
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
