import type { z } from 'zod';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { ruleOf } from '#domains/hiring/contract/starts/rules/rules.ts';
import type { StartHead, StartItem, startView, StartView } from '#domains/hiring/contract/starts/starts.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { dayOf } from '#kernel/days.ts';
import { byText } from '#kernel/compare.ts';
import { actingAdministrator } from '#platform/server/acting.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { checkInsOf } from './check-ins/check-ins.ts';
import { readVault, sharedHealth } from './evidence.repo.ts';
import { noticeOf } from './notice-of.ts';
import { settleItems, type SettledItem } from './items/settle-items.ts';
import { maySideAct, sideOf } from './sides.ts';
import { startCopy as copy } from './starts.copy.ts';
import { findStart, itemsOf, markersOf, openProposalOf, type StartRow } from './starts.repo.ts';

/** The checklist as one of its two sides reads it. */
export const readStart = (deps: Deps, userId: string, applicationId: string): Promise<StartView> =>
  deps.db.as(user(userId), (tx) => presentStart(deps, tx, userId, applicationId));

/** In the caller's transaction, as its user. */
export async function presentStart(
  deps: Deps,
  tx: Tx,
  userId: string,
  applicationId: string,
): Promise<z.input<typeof startView>> {
  const row = await findStart(tx, applicationId);
  const side = sideOf(row, userId);
  const settled = (await settledOf(deps, tx, [row]))(applicationId);
  const names = side === 'employer' ? await elevate(tx, () => markersOf(tx, applicationId)) : new Map<string, string>();
  const proposal = await openProposalOf(tx, applicationId);
  const mayAct = await maySideAct(tx, row, side);
  const isOpen = row.start.status === 'planned' && mayAct;
  return {
    ...presentHead(row, settled),
    side,
    city: row.job.city,
    state: row.job.state,
    items: settled.map((item) => presentItem(item, { row, side, names, isOpen })),
    builtFrom: row.start.builtFrom,
    settledReason: row.start.settledReason,
    proposedDate: proposal && {
      id: proposal.id,
      by: proposal.side,
      startOn: proposal.startOn,
      reason: proposal.reason,
      createdAt: proposal.createdAt.toISOString(),
    },
    notice: noticeOf(row),
    checkIns: await checkInsOf(deps, tx, row, side),
    mayAct,
  };
}

/** The content of these checklists, by application. */
export async function settledOf(
  deps: Deps,
  tx: Tx,
  rows: readonly StartRow[],
): Promise<(applicationId: string) => SettledItem[]> {
  const ids = rows.map(({ start }) => start.applicationId);
  if (ids.length === 0) return () => [];
  const items = await itemsOf(tx, ids);
  const now = deps.clock.now();
  const { vaultOf, shared } = await elevate(tx, async () => ({
    vaultOf: await readVault(
      tx,
      rows.map(({ application }) => application.candidateId),
      now,
    ),
    shared: await sharedHealth(tx, ids),
  }));
  const hidesHealth = actingAdministrator() !== null;
  const settled = new Map(
    rows.map(({ start, application, job }) => [
      start.applicationId,
      settleItems(
        items.filter(({ applicationId }) => applicationId === start.applicationId),
        {
          vault: vaultOf(application.candidateId),
          position: job.position,
          state: job.state,
          startOn: start.startOn,
          openedOn: dayOf(start.createdAt),
          today: dayOf(now, clockOf(job.zip)),
          sharesHealth: shared.has(start.applicationId),
          hidesHealth,
          isOver: start.status !== 'planned',
        },
      ),
    ]),
  );
  return (applicationId) => settled.get(applicationId) ?? [];
}

const isSettled = ({ state }: Pick<SettledItem, 'state'>) => state === 'done';

export const presentHead = (row: StartRow, items: readonly SettledItem[]): StartHead => ({
  applicationId: row.start.applicationId,
  jobId: row.job.id,
  jobTitle: row.job.title,
  organizationName: row.organization.name,
  candidateName: row.candidateName ?? '',
  startOn: row.start.startOn,
  status: row.start.status,
  itemsDone: items.filter(isSettled).length,
  itemsTotal: items.length,
  blockers:
    row.start.status === 'planned'
      ? items
          .filter((item) => item.row.isBlocker && !isSettled(item))
          .toSorted((a, b) => byText(a.dueOn, b.dueOn))
          .map(({ row: { id, title, owner }, dueOn, state, expiresOn }) => ({
            id,
            title,
            owner,
            dueOn,
            state,
            expiresOn,
          }))
      : [],
});

interface Reading {
  row: StartRow;
  side: Side;
  names: ReadonlyMap<string, string>;
  isOpen: boolean;
}

function presentItem(item: SettledItem, { row: start, side, names, isOpen }: Reading): StartItem {
  const { row } = item;
  const rule = ruleOf(row.rule);
  const asOf = dayOf(start.start.createdAt);
  const note =
    row.doneAt && row.doneSide
      ? markNote(row.doneSide, side, names.get(row.id) ?? start.organization.name)
      : // Only the candidate sees what is in the vault but not shared.
        side === 'employer' && item.action === 'share'
        ? null
        : item.note;
  return {
    id: row.id,
    title: row.title,
    hint: rule?.hint ?? row.hint,
    owner: row.owner,
    dueOn: item.dueOn,
    state: item.state,
    isBlocker: row.isBlocker,
    note,
    doneAt: item.doneAt?.toISOString() ?? null,
    expiresOn: item.expiresOn,
    action: isOpen ? actionFor(item, side) : null,
    documentKind: item.documentKind,
    statement: rule?.statement ?? null,
    source: rule?.source ?? {
      name: row.rule?.startsWith('certification:') ? copy.posting : copy.ownList(start.organization.name),
      url: null,
      asOf,
      isChecked: true,
    },
  };
}

function markNote(by: Side, reader: Side, name: string): string {
  if (by === 'employer') return copy.byEmployer(name);
  return reader === 'candidate' ? copy.byYou : copy.byCandidate;
}

/**
 * The candidate shares, uploads and confirms. The employer records what it did, and what it got outside the product, but
 * gives no permission in the candidate's name.
 */
function actionFor({ action, row }: SettledItem, side: Side): StartItem['action'] {
  if (row.owner === 'tallgrass') return side === 'candidate' && action === 'profile' ? 'profile' : null;
  if (side === 'candidate') {
    if (row.owner !== 'candidate') return null;
    return action === 'unmark' && row.doneSide !== 'candidate' ? null : action;
  }
  if (ruleOf(row.rule)?.statement) return null;
  return action === 'unmark' || action === null ? action : 'mark';
}
