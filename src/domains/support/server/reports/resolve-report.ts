import { z } from 'zod';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { placeHold } from '#domains/verification/server/holds/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { listReports, ReportView, resolveReport as resolveCall } from '#domains/support/contract/reports.ts';
import { closeReport, findReport, listReportRows, presentReport } from './reports.repo.ts';
import { reportResolvedNotice } from './reports.notices.ts';

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

/** What the reporter hears: that we looked, and whether we acted; never what was found about somebody else. */
const OUTCOMES = {
  none: 'We looked at it closely and found nothing to act on for now.',
  freeze: 'We acted on it.',
} as const;

/** Closes a report; `freeze` takes the subject out of sight in the same transaction. */
export const resolveReport = (
  deps: Deps,
  me: string,
  id: string,
  { resolution, action }: InputOf<typeof resolveCall>['body'],
): Promise<ReportView> =>
  deps.db.as(admin(me), async (tx) => {
    const { report, isHeld } = await findReport(tx, id);
    const { subjectType, subjectId } = report;
    const wasOpen = await closeReport(tx, id, { resolution, resolvedBy: me, resolvedAt: deps.clock.now() });
    if (!wasOpen) throw wrongState('This report is closed already.', 'resolved');
    const freezes = action === 'freeze' && !isHeld;
    if (freezes) await placeHold(deps, tx, me, { subjectType, subjectId, kind: 'suspension', reason: resolution });
    const detail = { reportId: id, action };
    await audit(tx, { actorId: me, action: 'report.resolved', subjectType, subjectId, detail });
    await notify(deps, tx, reportResolvedNotice, {
      userId: report.reporterId,
      href: '/dashboard',
      data: { outcome: OUTCOMES[action] },
      dedupeKey: `report:${id}`,
    });
    return presentReport(await findReport(tx, id));
  });
