import { namesOf } from '#domains/accounts/server/identity/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState, type AppError } from '#platform/server/errors.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import type { Plannable } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { CLAIM_MS } from '../decisions/approval-rules.ts';
import { lockCases, saveCase, type CaseRow } from '../cases.repo.ts';
import { findOpenPlans } from '../planned-decisions/plans.repo.ts';
import { readCase } from '../case/read-case.ts';

const holderOf = (row: CaseRow, me: string, now: Date): string | null =>
  row.claimedBy && row.claimedBy !== me && row.claimedAt && row.claimedAt.getTime() > now.getTime() - CLAIM_MS
    ? row.claimedBy
    : null;

/** A locked case, and why this administrator may not work on it (409). */
export interface CaseLock {
  row: CaseRow;
  /** A planned decision must be undone before other work. */
  planned: AppError | null;
  /** Another administrator has claimed it. */
  taken: AppError | null;
}

const DECISIONS = { approved: 'to approve this', needs_fix: 'to ask for a fix' } as const;
export const plannedBy = (who: string, decision: Plannable): AppError =>
  wrongState(`${who} planned ${DECISIONS[decision]}. Undo that first.`, 'planned');

/** Locks the known ones of these cases, in as many statements as one. */
export async function lockCasesForWork(
  deps: Deps,
  tx: Tx,
  ids: readonly string[],
  me: string,
): Promise<Map<string, CaseLock>> {
  const rows = await lockCases(tx, ids);
  const plans = await findOpenPlans(tx, ids);
  const now = deps.clock.now();
  const holders = new Map(rows.map((row) => [row.id, holderOf(row, me, now)]));
  const names = await namesOf(tx, [...holders.values(), ...plans.map((plan) => plan.plannedBy)]);
  return new Map(
    rows.map((row) => {
      const plan = plans.find(({ caseId }) => caseId === row.id);
      const holder = holders.get(row.id);
      const lock = {
        row,
        planned: plan ? plannedBy(names.get(plan.plannedBy) ?? 'An administrator', plan.decision) : null,
        taken: holder
          ? wrongState(`${names.get(holder) ?? 'Another administrator'} is working on this case.`, row.status)
          : null,
      };
      return [row.id, lock];
    }),
  );
}

/** Locks the case for this administrator's work; 409 while another has claimed it or a decision is planned. */
export async function lockForWork(
  deps: Deps,
  tx: Tx,
  id: string,
  me: string,
  { takeOver = false } = {},
): Promise<CaseRow> {
  const lock = (await lockCasesForWork(deps, tx, [id], me)).get(id);
  if (!lock) throw notFound('case');
  const refusal = lock.planned ?? (takeOver ? null : lock.taken);
  if (refusal) throw refusal;
  return lock.row;
}

/** Claims the case without reading it. */
export async function takeCase(deps: Deps, tx: Tx, me: string, id: string, takeOver: boolean): Promise<void> {
  const row = await lockForWork(deps, tx, id, me, { takeOver });
  if (row.status !== 'pending') throw wrongState('This case is already decided.', row.status);
  await saveCase(tx, id, { claimedBy: me, claimedAt: deps.clock.now() });
  if (row.claimedBy === me) return;
  const detail = { from: row.claimedBy };
  await audit(tx, { actorId: me, action: 'case.claimed', subjectType: 'case', subjectId: id, detail });
}

export const claim = (deps: Deps, me: string, id: string, takeOver: boolean): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    await takeCase(deps, tx, me, id, takeOver);
    return readCase(deps, tx, id, me);
  });

export const release = (deps: Deps, me: string, id: string): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    await lockForWork(deps, tx, id, me);
    await saveCase(tx, id, { claimedBy: null, claimedAt: null });
    return readCase(deps, tx, id, me);
  });
