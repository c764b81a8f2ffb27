import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { listCheckMethods } from '#domains/verification/server/sources/index.ts';
import type { Env } from '#platform/server/env.ts';
import { checkFinding, type SourceCheck } from '#domains/verification/contract/cases/source-checks.ts';
import { COPY_ONLY, type CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CheckRow } from './checks.repo.ts';
import type { Questions } from './questions.ts';
import { itemKey } from '#domains/verification/contract/cases/case-items.ts';

const findings = z.array(checkFinding);
const notes = z.array(z.string());

type Who = (id: string | null) => { id: string; name: string } | null;
type Checked = Pick<CaseItem, 'sources' | 'checks'>;

/** Where one item can be checked, and what the registries answered. */
export async function presentItemChecks(
  env: Env,
  item: Pick<CaseItem, 'type' | 'id'>,
  { questions, rows, who }: { questions: Questions; rows: readonly CheckRow[]; who: Who },
): Promise<Checked> {
  const question = questions.get(itemKey(item));
  return {
    sources: question ? await listCheckMethods(env, question) : null,
    checks: rows
      .filter(({ itemType, itemId }) => itemType === item.type && itemId === item.id)
      .map((row) => presentCheck(row, !isDeepStrictEqual(row.question, question), who)),
  };
}

const presentCheck = (row: CheckRow, isOutdated: boolean, who: Who): SourceCheck => ({
  id: row.id,
  source: row.source,
  state: row.state,
  outcome: row.outcome,
  askedBy: who(row.askedBy),
  askedAt: row.askedAt.toISOString(),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  findings: findings.parse(row.findings),
  notes: notes.parse(row.notes),
  nextCheckOn: row.nextCheckOn,
  fault: row.fault,
  isOutdated,
});

/** A registry contradicts the current item, and no reviewer has since accepted it against another source. */
export const isContradicted = ({ checks, review }: Pick<CaseItem, 'checks' | 'review'>): boolean => {
  const seen = new Set<string>();
  return checks.some((check) => {
    // The latest answer of each registry counts.
    if (check.state !== 'answered' || check.isOutdated || seen.has(check.source)) return false;
    seen.add(check.source);
    const isAccepted = review?.outcome === 'accepted' && !review.isOutdated && review.source !== COPY_ONLY;
    return check.outcome === 'mismatch' && !(isAccepted && review.reviewedAt > (check.checkedAt ?? ''));
  });
};
