import { namesOf } from '#server/features/identity/index.ts';
import { audit } from '#server/platform/audit.ts';
import { admin, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wrongState } from '#server/platform/errors.ts';
import type { CaseView } from '#shared/contracts/verification.ts';
import { CLAIM_MS } from './approval-rules.ts';
import { lockCase, saveCase, type CaseRow } from './cases.repo.ts';
import { findOpenPlan } from './plans.repo.ts';
import { readCase } from './read-case.ts';

const holderOf = (row: CaseRow, me: string, now: Date): string | null =>
  row.claimedBy && row.claimedBy !== me && row.claimedAt && row.claimedAt.getTime() > now.getTime() - CLAIM_MS
    ? row.claimedBy
    : null;

/** Locks the case for this administrator's work on it; 409 while somebody else has it, or a decision on it is planned. */
export async function lockForWork(
  deps: Deps,
  tx: Tx,
  id: string,
  me: string,
  { takeOver = false } = {},
): Promise<CaseRow> {
  const row = await lockCase(tx, id);
  await refuseWhilePlanned(tx, id);
  const holder = takeOver ? null : holderOf(row, me, deps.clock.now());
  if (holder) {
    const names = await namesOf(tx, [holder]);
    throw wrongState(`${names.get(holder) ?? 'Another administrator'} is working on this case.`, row.status);
  }
  return row;
}

const DECISIONS = { approved: 'to approve this', needs_fix: 'to ask for a fix' } as const;

/** What was planned leaves as it was seen, or is undone first. */
async function refuseWhilePlanned(tx: Tx, caseId: string): Promise<void> {
  const plan = await findOpenPlan(tx, caseId);
  if (!plan) return;
  const names = await namesOf(tx, [plan.plannedBy]);
  const who = names.get(plan.plannedBy) ?? 'An administrator';
  throw wrongState(`${who} planned ${DECISIONS[plan.decision]}. Undo that first.`, plan.state);
}

/** Takes the case, without reading it. */
export async function takeCase(deps: Deps, tx: Tx, me: string, id: string, takeOver: boolean): Promise<void> {
  const row = await lockForWork(deps, tx, id, me, { takeOver });
  if (row.status !== 'pending') throw wrongState('This case is decided already.', row.status);
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
