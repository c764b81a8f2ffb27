import { z } from 'zod';
import { HOLD_SUBJECTS } from '#domains/verification/contract/holds-rules.ts';
import { idParams, moment, optionalText, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const REPORT_REASONS = ['false_information', 'discrimination', 'harassment', 'scam', 'unsafe', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const fileReport = contract({
  method: 'post',
  path: '/api/reports',
  status: 201,
  summary: 'Report a job, an organization or a person that I can see',
  body: z.strictObject({
    subjectType: z.enum(HOLD_SUBJECTS),
    subjectId: z.uuid(),
    reason: z.enum(REPORT_REASONS, 'Pick what is wrong.'),
    detail: optionalText(2000),
  }),
  response: z.object({ id: z.uuid() }),
});
export type FileReportBody = z.input<typeof fileReport.body>;

export const reportView = z.object({
  id: z.uuid(),
  subjectType: z.enum(HOLD_SUBJECTS),
  subjectId: z.uuid(),
  /** The subject's name or title. */
  subject: z.string(),
  /** There is a hold on the subject. */
  isHeld: z.boolean(),
  /** Open reports about the same subject, including this one. */
  openAboutSubject: z.int(),
  reporter: z.string(),
  reason: z.string(),
  detail: z.string().nullable(),
  status: z.enum(['open', 'resolved']),
  resolution: z.string().nullable(),
  resolvedAt: moment.nullable(),
  createdAt: moment,
});
export type ReportView = z.infer<typeof reportView>;

export const listReports = contract({
  method: 'get',
  path: '/api/admin/reports',
  summary: 'Reports: open ones oldest first, resolved ones latest first',
  query: pageQuery.extend({ status: z.enum(['open', 'resolved']).default('open') }),
  response: pageOf(reportView),
});

export const resolveReport = contract({
  method: 'post',
  path: '/api/admin/reports/:id/resolve',
  summary: 'Close a report with what was found; `freeze` also places a hold on the subject',
  params: idParams,
  body: z.strictObject({ resolution: shortText(2000), action: z.enum(['none', 'freeze']).default('none') }),
  response: reportView,
});

export const reportContracts = [fileReport, listReports, resolveReport] as const;
