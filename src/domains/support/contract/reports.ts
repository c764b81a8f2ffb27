import { z } from 'zod';
import { HOLD_SUBJECTS } from '#domains/verification/contract/holds-rules.ts';
import { idParams, moment, optionalText, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

/** A message can be reported; a hold goes to its sender. */
export const REPORT_SUBJECTS = [...HOLD_SUBJECTS, 'message'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = ['false_information', 'discrimination', 'harassment', 'scam', 'unsafe', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const fileReport = contract({
  method: 'post',
  path: '/api/reports',
  status: 201,
  summary: 'Report a job, an organization, a person or a message that I can see',
  body: z.strictObject({
    subjectType: z.enum(REPORT_SUBJECTS),
    subjectId: z.uuid(),
    reason: z.enum(REPORT_REASONS, 'Pick what is wrong.'),
    detail: optionalText(2000),
  }),
  response: z.object({ id: z.uuid() }),
});
export type FileReportBody = z.input<typeof fileReport.body>;

export const reportView = z.object({
  id: z.uuid(),
  subjectType: z.enum(REPORT_SUBJECTS),
  subjectId: z.uuid(),
  /** The subject's name or title; of a message, its sender's name. */
  subject: z.string(),
  /** There is a hold on the subject, or on the sender of the message. */
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

/** By words of who or what was reported, of the reporter or of the report. */
export const searchReports = searchOf(listReports);

export const resolveReport = contract({
  method: 'post',
  path: '/api/admin/reports/:id/resolve',
  summary: 'Close a report with what was found; `freeze` also places a hold on the subject',
  params: idParams,
  body: z.strictObject({ resolution: shortText(2000), action: z.enum(['none', 'freeze']).default('none') }),
  response: reportView,
});

/** How many messages before and after a reported one an administrator reads. */
export const CONTEXT_MESSAGES = 3;

export const readReportedMessage = contract({
  method: 'get',
  path: '/api/admin/reports/:id/messages',
  summary: `A reported message with up to ${CONTEXT_MESSAGES} before and after it; each reading is audited`,
  params: idParams,
  response: z.object({
    /** Oldest first; empty once the message is deleted. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        side: z.enum(['candidate', 'employer']),
        body: z.string(),
        sentAt: moment,
        isReported: z.boolean(),
      }),
    ),
  }),
});
export type ReportedMessage = z.output<typeof readReportedMessage.response>['messages'][number];

export const reportContracts = [fileReport, listReports, searchReports, readReportedMessage, resolveReport] as const;
