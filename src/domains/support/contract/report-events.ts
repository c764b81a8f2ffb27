import { z } from 'zod';
import { REPORT_SUBJECTS } from './reports.ts';
import { HOLD_SUBJECTS } from '#domains/verification/contract/holds-rules.ts';
import { event } from '#platform/contract/event.ts';

const report = z.object({ reportId: z.uuid(), subjectType: z.enum(REPORT_SUBJECTS), subjectId: z.uuid() });

export const reportFiled = event('report.filed', report.extend({ reporterId: z.uuid() }));

/** `hold`: whom the administrator wants held, a message's sender; null for no hold. The resolution is its reason. */
export const reportResolved = event(
  'report.resolved',
  report.extend({
    reporterId: z.uuid(),
    resolvedBy: z.uuid(),
    action: z.enum(['none', 'freeze']),
    hold: z.object({ subjectType: z.enum(HOLD_SUBJECTS), subjectId: z.uuid() }).nullable(),
  }),
);
