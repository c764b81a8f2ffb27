import { z } from 'zod';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { listReports, ReportView, resolveReport as resolveCall } from '#domains/support/contract/reports.ts';
import { reportResolved } from '#domains/support/contract/report-events.ts';
import { publish } from '#platform/server/events/publish.ts';
import { closeReport, findReport, listReportRows, presentReport } from './reports.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readReports = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listReports>['query'],
): Promise<AnswerOf<typeof listReports>> =>
  deps.db.as(admin(me), async (tx) => {
    const { status, cursor, limit } = query;
    const rows = await listReportRows(tx, { status, after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(rows, limit, presentReport, ({ report, key, resolvedKey }) => [
      status === 'open' ? key : resolvedKey,
      report.id,
    ]);
  });

/** Closes a report and says what was found; `freeze` also places a hold on the subject, in the same transaction. */
export const resolveReport = (
  deps: Deps,
  me: string,
  id: string,
  { resolution, action }: InputOf<typeof resolveCall>['body'],
): Promise<ReportView> =>
  deps.db.as(admin(me), async (tx) => {
    const { report, isHeld } = await findReport(tx, id);
    const { subjectType, subjectId, reporterId } = report;
    const wasOpen = await closeReport(tx, id, { resolution, resolvedBy: me, resolvedAt: deps.clock.now() });
    if (!wasOpen) throw wrongState('This report is already resolved.', 'resolved');
    await publish(deps, tx, reportResolved, {
      reportId: id,
      subjectType,
      subjectId,
      reporterId,
      resolvedBy: me,
      action,
      wasHeld: isHeld,
    });
    return presentReport(await findReport(tx, id));
  });
