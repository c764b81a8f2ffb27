import { z } from 'zod';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { CaseSummary, listCases } from '#domains/verification/contract/verification.ts';
import { FACILITY_TYPE_LABELS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { CLAIM_MS } from '../decisions/approval-rules.ts';
import { presentPlan } from '../planned-decisions/present-plan.ts';
import { listCaseRows, listRiskiest, listSecondReviews, type SummaryRow } from './queue.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);
const riskKey = z.tuple([z.int(), exactTimestamp, z.uuid()]);

export const readQueue = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listCases>['query'] & { q?: string },
): Promise<AnswerOf<typeof listCases>> =>
  deps.db.as(admin(me), async (tx) => {
    const now = deps.clock.now();
    const { status, subject, claim, order, due, limit, q } = query;
    const claimedAfter = new Date(now.getTime() - CLAIM_MS);
    const lateBy = status === 'pending' && due === 'late' ? now : null;
    const queue = { subject, claim, me, claimedAfter, lateBy, limit, q };
    const shown = (row: SummaryRow) => presentSummary(row, now);
    if (status === 'pending' && order === 'risk') {
      const rows = await listRiskiest(tx, { ...queue, after: decodeCursor(query.cursor, riskKey) });
      return pageFrom(rows, limit, shown, ({ row, risk, submittedKey }) => [-(risk?.score ?? 0), submittedKey, row.id]);
    }
    if (status === 'second_review') {
      const rows = await listSecondReviews(tx, { ...queue, after: decodeCursor(query.cursor, cursorKey) });
      return pageFrom(rows, limit, shown, ({ row, decidedKey }) => [decidedKey, row.id]);
    }
    const rows = await listCaseRows(tx, { ...queue, status, after: decodeCursor(query.cursor, cursorKey) });
    return pageFrom(rows, limit, shown, ({ row, submittedKey, decidedKey }) => [
      status === 'pending' ? submittedKey : decidedKey,
      row.id,
    ]);
  });

export function presentSummary(summary: SummaryRow, now: Date): CaseSummary {
  const { row, organization } = summary;
  const isClaimed =
    row.claimedBy !== null && row.claimedAt !== null && row.claimedAt.getTime() > now.getTime() - CLAIM_MS;
  return {
    id: row.id,
    subjectType: row.subjectType,
    subjectId: row.userId ?? row.organizationId ?? row.id,
    title: (row.userId ? summary.personName : organization?.name) ?? 'No name given',
    detail: row.userId
      ? joined(summary.position && POSITION_LABELS[summary.position], joined(summary.homeCity, summary.homeState))
      : joined(
          organization?.facilityType && FACILITY_TYPE_LABELS[organization.facilityType],
          joined(organization?.city, organization?.state),
        ),
    status: row.status,
    submittedAt: row.submittedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isLate: row.status === 'pending' && now > row.dueAt,
    isResubmission: summary.isResubmission && row.changes === null,
    isChange: row.changes !== null,
    claimedBy: isClaimed && row.claimedBy ? { id: row.claimedBy, name: summary.claimerName ?? 'Administrator' } : null,
    assignedTo: row.assignedTo ? { id: row.assignedTo, name: summary.assigneeName ?? 'Administrator' } : null,
    holds: summary.holds,
    discrepancies: summary.discrepancies,
    risk: summary.risk && { score: summary.risk.score, reasons: summary.risk.reasons },
    plan: presentPlan(summary),
    isDemo: (row.userId ? summary.personIsDemo : organization?.isDemo) ?? false,
    version: row.version,
  };
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
