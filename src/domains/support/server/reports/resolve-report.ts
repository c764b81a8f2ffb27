import { z } from 'zod';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { listReports, ReportView, resolveReport as resolveCall } from '#domains/support/contract/reports.ts';
import { reportResolved } from '#domains/support/contract/report-events.ts';
import { publish } from '#platform/server/events/publish.ts';
import { closeReport, findReport, listReportRows, presentReport, readSenders } from './reports.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readReports = (
  deps: Deps,
  me: string,
  { status, q, cursor, limit }: InputOf<typeof listReports>['query'] & { q?: string },
): Promise<AnswerOf<typeof listReports>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listReportRows(tx, { status, q, after: decodeCursor(cursor, cursorKey), limit });
    const senders = await readSenders(tx, rows);
    return pageFrom(
      rows,
      limit,
      (row) => presentReport(row, senders.get(row.report.id)),
      ({ report, key, resolvedKey }) => [status === 'open' ? key : resolvedKey, report.id],
    );
  });

/** Closes a report and says what was found; `freeze` also places a hold on the subject, in the same transaction. */
export const resolveReport = (
  deps: Deps,
  me: string,
  id: string,
  { resolution, action }: InputOf<typeof resolveCall>['body'],
): Promise<ReportView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await findReport(tx, id);
    const { subjectType, subjectId, reporterId } = row.report;
    const sender = (await readSenders(tx, [row])).get(id);
    const isHeld = sender?.isHeld ?? row.isHeld;
    const subject = subjectType === 'message' ? sender : { subjectType, subjectId };
    if (action === 'freeze' && !subject) {
      throw wrongState(
        'This message was deleted, so there is no sender to freeze. Close the report instead.',
        'deleted',
      );
    }
    const wasOpen = await closeReport(tx, id, { resolution, resolvedBy: me, resolvedAt: deps.clock.now() });
    if (!wasOpen) throw wrongState('This report is already resolved.', 'resolved');
    await publish(deps, tx, reportResolved, {
      reportId: id,
      subjectType,
      subjectId,
      reporterId,
      resolvedBy: me,
      action,
      hold:
        action === 'freeze' && subject && !isHeld
          ? { subjectType: subject.subjectType, subjectId: subject.subjectId }
          : null,
    });
    const closed = await findReport(tx, id);
    return presentReport(closed, (await readSenders(tx, [closed])).get(id));
  });
