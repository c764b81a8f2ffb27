import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import {
  REPORT_COUNTS,
  type ReportCount,
  type ReportGroup,
  type TimedStage,
} from '#domains/hiring/contract/reports.ts';

const COUNTS: Record<ReportCount, string> = {
  applied: 'Applied',
  automatic: 'Applied automatically',
  answered: 'Answered',
  inTime: 'Answered in time',
  shortlisted: 'Shortlisted',
  interviewing: 'Interviewing',
  offered: 'Offered',
  accepted: 'Accepted',
  offerDeclined: 'Offer declined',
  hired: 'Hired',
  declined: 'Not selected',
  withdrawn: 'Withdrawn',
  noShow: 'Candidate missed an interview',
  employerNoShow: 'We missed an interview',
};

const NO_DATA = 'No data yet';

export const reportsCopy = {
  noData: NO_DATA,
  title: 'Hiring reports',
  peopleMeta: 'People in a report',
  intro: 'What happened to the applications made in a period. Select a number to see the people it counts.',
  from: 'From',
  until: 'Until',
  badPeriod: 'Choose a period of at most one year whose last day is not before its first.',
  by: 'Break down by',
  groups: { unit: 'Unit', position: 'Position', recruiter: 'Recruiter' } satisfies Record<ReportGroup, string>,
  counts: COUNTS,
  csv: 'Download CSV',
  print: 'Print',
  flowLog: 'Applicant flow log',
  emptyTitle: 'No applications in this period',
  emptyBody: 'Choose a longer period, or come back when people have applied.',
  path: 'From application to hire',
  pathHint: 'How many of these applications reached each step so far.',
  short: 'In short',
  inTimeShare: 'Answered within the promised time',
  acceptance: 'Offers accepted, of those answered',
  timeToFill: 'Time to fill (median)',
  matchToStart: 'Match to first day (median)',
  share: (part: number, whole: number) => (whole === 0 ? NO_DATA : `${Math.round((part / whole) * 100)}%`),
  ofWhole: (part: number, whole: number) => `${part.toLocaleString('en-US')} of ${whole.toLocaleString('en-US')}`,
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  median: (value: { days: number; of: number } | null) =>
    value ? `${value.days} ${value.days === 1 ? 'day' : 'days'}` : NO_DATA,
  medianOf: (of: number) => `of ${of.toLocaleString('en-US')}`,
  overTime: 'Over time',
  overTimeHint: 'By the month in which the application was made. The table below has the same numbers.',
  month: 'Month',
  ends: 'Where applications ended',
  endsHint: 'And how they were made: by hand or automatically, within the limits that candidates set.',
  byHand: 'Applied by hand',
  lost: 'Why candidates said no',
  lostHint:
    'Candidates may say why, to us alone. We count all answers so far, in groups of five, so that no one’s reason shows.',
  lostFew: 'Not enough answers yet. We show them once there are five.',
  lostReasons: {
    pay: 'Pay',
    schedule: 'Schedule',
    distance: 'Distance',
    setting: 'Place or unit',
    another_job: 'Took another job',
    not_looking: 'Not looking any more',
    other: 'Something else',
  } satisfies Record<NoThanksReason, string>,
  stages: 'Time in stage (median)',
  stagesHint: 'From entering a stage to leaving it. People who are still in a stage are not counted.',
  stageNames: {
    applied: 'Applied',
    shortlisted: 'Shortlisted',
    interviewing: 'Interviewing',
    offered: 'Offered',
  } satisfies Record<TimedStage, string>,
  table: (by: ReportGroup) => `By ${by}`,
  tableHint: 'A job with several units counts in each of them. The total counts every application once.',
  total: 'Total',
  peopleTitle: (count: ReportCount) => COUNTS[count],
  peopleIntro: (group: string | null, from: string, until: string) =>
    [group, `Applications made from ${from} to ${until}.`].filter(Boolean).join(' · '),
  back: 'Back to the report',
  nameless: 'Name no longer shared',
  peopleEmpty: 'No one is counted here any more',
  peopleEmptyBody: 'Something changed since the report was opened.',
  columns: { name: 'Name', job: 'Job', stage: 'Stage', applied: 'Applied on' },
} as const;

/** The columns of the table and of its CSV, in their order. */
export const TABLE_COUNTS = REPORT_COUNTS.filter((count) => count !== 'answered');
