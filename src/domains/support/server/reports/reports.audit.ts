import { reportFiled, reportResolved } from '#domains/support/contract/report-events.ts';
import { auditOn } from '#platform/server/audit.ts';

export const reportAudit = [
  auditOn(reportFiled, ({ reportId, reporterId, ...subject }) => ({
    actorId: reporterId,
    action: 'report.filed',
    ...subject,
    detail: { reportId },
  })),
  auditOn(reportResolved, ({ reportId, resolvedBy, action, subjectType, subjectId }) => ({
    actorId: resolvedBy,
    action: 'report.resolved',
    subjectType,
    subjectId,
    detail: { reportId, action },
  })),
];
