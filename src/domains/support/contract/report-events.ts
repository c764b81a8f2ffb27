import { z } from 'zod';
import { HOLD_SUBJECTS } from '#domains/verification/contract/holds-rules.ts';
import { event } from '#platform/contract/event.ts';

const report = z.object({ reportId: z.uuid(), subjectType: z.enum(HOLD_SUBJECTS), subjectId: z.uuid() });

export const reportFiled = event('report.filed', report.extend({ reporterId: z.uuid() }));

/** `freeze`: the administrator wants a hold on the subject; the report's resolution is its reason. */
export const reportResolved = event(
  'report.resolved',
  report.extend({
    reporterId: z.uuid(),
    resolvedBy: z.uuid(),
    action: z.enum(['none', 'freeze']),
    wasHeld: z.boolean(),
  }),
);
