import { z } from 'zod';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { calendarDay, moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { NO_THANKS_REASONS } from './invitations/invitation-states.ts';
import { contract } from '#platform/contract/contract.ts';

/** What a report is broken down by. */
export const REPORT_GROUPS = ['unit', 'position', 'recruiter'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** What can be counted and opened as a list: applications of the period that reached a step or ended in a way. */
export const REPORT_COUNTS = [
  'applied',
  'automatic',
  'answered',
  'inTime',
  'shortlisted',
  'interviewing',
  'offered',
  'accepted',
  'offerDeclined',
  'hired',
  'declined',
  'withdrawn',
  'noShow',
  'employerNoShow',
] as const;
export type ReportCount = (typeof REPORT_COUNTS)[number];

/** The steps whose duration is measured. */
export const TIMED_STAGES = ['applied', 'shortlisted', 'interviewing', 'offered'] as const;
export type TimedStage = (typeof TIMED_STAGES)[number];

const LONGEST_DAYS = 366;
const FIELDS = {
  /** The first and the last day on which the applications were made, in Central Time. */
  from: calendarDay,
  until: calendarDay,
};
/** Whether the last day is not before the first, and at most a year after it. */
export const isReportPeriod = ({ from, until }: { from: string; until: string }): boolean => {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days <= LONGEST_DAYS;
};
const SANE = { error: 'Choose a period of at most one year whose last day is not before its first.', path: ['until'] };

/** A middle value in days with how many it was taken from; null without any. */
const median = z.object({ days: z.number(), of: z.int() }).nullable();

const figures = z.object({
  counts: z.record(z.enum(REPORT_COUNTS), z.int()),
  /** From publishing to the last hire, of jobs filled in the period. */
  timeToFill: median,
  /** From the day on which the match was shown to the first day of work, of those hired. */
  matchToStart: median,
});
export type ReportFigures = z.infer<typeof figures>;

export const reportView = z.object({
  total: figures,
  groups: z.array(z.object({ key: z.string(), label: z.string(), figures })),
  /** By the calendar month in which the application was made, within the period, oldest first. */
  months: z.array(z.object({ from: calendarDay, until: calendarDay, counts: figures.shape.counts })),
  timeInStage: z.record(z.enum(TIMED_STAGES), median),
  /** Why candidates said no, ever, in groups of five answers. */
  lostReasons: z.array(z.object({ reason: z.enum(NO_THANKS_REASONS), answers: z.int() })),
});
export type ReportView = z.infer<typeof reportView>;

export const getReport = contract({
  method: 'get',
  path: '/api/employer/reports',
  summary: 'What became of the applications of a period, in total and by unit, position or recruiter',
  query: z.strictObject({ ...FIELDS, by: z.enum(REPORT_GROUPS).default('unit') }).refine(isReportPeriod, SANE),
  response: reportView,
});

export const reportPerson = z.object({
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** Null where the viewer may not read the name any more. */
  name: z.string().nullable(),
  stage: z.enum(statesOf(applicationMachine)),
  appliedAt: moment,
});

export const listReportPeople = contract({
  method: 'get',
  path: '/api/employer/reports/people',
  summary: 'The applications behind a number of a report, latest first',
  query: z
    .strictObject({
      ...pageQuery.shape,
      ...FIELDS,
      count: z.enum(REPORT_COUNTS),
      by: z.enum(REPORT_GROUPS).default('unit'),
      /** The group's key; without it, those of all groups. */
      key: z.string().max(60).optional(),
    })
    .refine(isReportPeriod, SANE),
  /** The name of the asked group; null for all groups, and where the period has none of this key. */
  response: pageOf(reportPerson).extend({ group: z.string().nullable() }),
});

export const getFlowLog = contract({
  method: 'get',
  path: '/api/employer/reports/applicant-flow-log',
  summary: 'The applicant flow log of a period as CSV, with disposition codes and without demographics',
  query: z.strictObject(FIELDS).refine(isReportPeriod, SANE),
  response: z.string(),
});

export const reportContracts = [getReport, listReportPeople] as const;
