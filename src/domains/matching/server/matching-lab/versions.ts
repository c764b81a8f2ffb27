import { WEIGHT_BOUNDS } from '#domains/matching/engine/score/weights.ts';
import { countOtherAdministrators } from '#domains/accounts/server/identity/index.ts';
import {
  HAND_SET,
  readActiveSetting,
  rematchMarketJob,
  type ActiveSetting,
} from '#domains/matching/server/matching/index.ts';
import { LONE_WAIT_MS } from '#domains/verification/server/cases/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type {
  listVersions as listCall,
  proposeVersion as proposeCall,
  VersionView,
} from '#domains/matching/contract/matching-lab.ts';
import { nameOr } from './people.repo.ts';
import { compareSettings } from './run.ts';
import { settingOf, shapeOf } from './settings.ts';
import {
  activate,
  findVersion,
  insertVersion,
  listVersionRows,
  lockVersions,
  type Evidence,
  type NamedVersion,
  type VersionRow,
} from './versions.repo.ts';

const settingIn = (row: VersionRow): ActiveSetting => ({
  weights: { ...(row.weights as Omit<ActiveSetting['weights'], 'version'>), version: row.version },
  limits: (row.limits as ActiveSetting['limits'] | null) ?? HAND_SET.limits,
});

const aloneFrom = (row: VersionRow) => new Date(row.createdAt.getTime() + LONE_WAIT_MS);

/** The viewer and the time, which determine the allowed actions. */
interface Viewpoint {
  me: string;
  /** Other administrators who could approve my proposal. */
  others: number;
  now: Date;
}

const viewpointOf = async (deps: Deps, tx: Tx, me: string): Promise<Viewpoint> => ({
  me,
  others: await countOtherAdministrators(tx, me),
  now: deps.clock.now(),
});

/** Why `me` may not approve this proposal now, or null. */
function approvalOf(row: VersionRow, { me, others, now }: Viewpoint): VersionView['approval'] {
  if (row.status !== 'proposed') return null;
  if (!(row.evidence as Evidence | null)?.impact.passes) return 'audit_fails';
  if (row.proposedBy !== me) return 'may_approve';
  if (others > 0) return 'needs_another';
  return now < aloneFrom(row) ? 'waits' : 'may_approve';
}

function present({ row, proposer, approver }: NamedVersion, viewpoint: Viewpoint): VersionView {
  const approval = approvalOf(row, viewpoint);
  return {
    version: row.version,
    setting: shapeOf(settingIn(row)),
    status: row.status,
    note: row.note,
    proposedBy: row.proposedBy && nameOr(proposer),
    approvedBy: row.approvedBy && nameOr(approver),
    createdAt: row.createdAt.toISOString(),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    evidence: row.evidence as Evidence | null,
    approval,
    aloneFrom: approval === 'waits' ? aloneFrom(row).toISOString() : null,
  };
}

/** The hand-set version always exists; it gets a row when another one is proposed. */
const handSet = (isActive: boolean): VersionView => ({
  version: HAND_SET.weights.version,
  setting: shapeOf(HAND_SET),
  status: isActive ? 'active' : 'retired',
  note: null,
  proposedBy: null,
  approvedBy: null,
  createdAt: null,
  activatedAt: null,
  evidence: null,
  approval: null,
  aloneFrom: null,
});

export const listVersions = (deps: Deps, me: string): Promise<AnswerOf<typeof listCall>> =>
  deps.db.as(admin(me), async (tx) => {
    const viewpoint = await viewpointOf(deps, tx, me);
    const items = (await listVersionRows(tx)).map((found) => present(found, viewpoint));
    const isListed = items.some(({ version }) => version === HAND_SET.weights.version);
    if (!isListed) items.push(handSet(!items.some(({ status }) => status === 'active')));
    return { items, bounds: { ...WEIGHT_BOUNDS } };
  });

/** Measures and audits the market with the setting, then stores it as a proposal. */
export async function proposeVersion(
  deps: Deps,
  me: string,
  { version, note, setting: shape }: InputOf<typeof proposeCall>['body'],
): Promise<VersionView> {
  const setting = settingOf(shape, version, 'setting');
  const active = await deps.db.as(admin(me), readActiveSetting);
  const { before, after } = await compareSettings(deps, me, active, setting);
  const evidence: Evidence = { before: before.measures, after: after.measures, impact: after.impact };
  return deps.db.as(admin(me), async (tx) => {
    await lockVersions(tx);
    await keepHandSet(deps, tx);
    const createdAt = deps.clock.now();
    const isNew = await insertVersion(tx, setting, { status: 'proposed', proposedBy: me, note, createdAt, evidence });
    if (!isNew) throw new AppError('CONFLICT', 'A version with this name already exists. Choose another name.');
    await audit(tx, {
      actorId: me,
      action: 'weights.proposed',
      subjectType: 'weights',
      subjectId: version,
      detail: { passes: evidence.impact.passes },
    });
    return presentFound(deps, tx, me, version);
  });
}

/** Stores the hand-set version too, so that it can be rolled back to. */
async function keepHandSet(deps: Deps, tx: Tx): Promise<void> {
  const isActive = (await readActiveSetting(tx)).weights.version === HAND_SET.weights.version;
  await insertVersion(tx, HAND_SET, {
    status: isActive ? 'active' : 'retired',
    proposedBy: null,
    note: null,
    createdAt: deps.clock.now(),
    evidence: null,
  });
}

async function presentFound(deps: Deps, tx: Tx, me: string, version: string): Promise<VersionView> {
  const found = await findVersion(tx, version);
  if (!found) throw notFound('version');
  return present(found, await viewpointOf(deps, tx, me));
}

const REFUSALS: Readonly<Record<Exclude<VersionView['approval'], 'may_approve' | null>, string>> = {
  needs_another: 'You proposed this version. Another administrator must approve it.',
  waits: 'You are the only administrator: you can approve your own proposal 24 hours after you made it.',
  audit_fails: 'The adverse-impact audit fails, so this version cannot be activated.',
};

/** Approves a proposal after auditing again, since the market has changed. */
export async function approveVersion(deps: Deps, me: string, version: string): Promise<VersionView> {
  const { proposal, active } = await deps.db.as(admin(me), async (tx) => {
    const row = (await findVersion(tx, version))?.row;
    if (!row) throw notFound('version');
    if (row.status !== 'proposed') throw wrongState('This version is no longer a proposal.', row.status);
    const approval = approvalOf(row, await viewpointOf(deps, tx, me));
    if (approval && approval !== 'may_approve') throw wrongState(REFUSALS[approval], row.status);
    return { proposal: row, active: await readActiveSetting(tx) };
  });
  const { after } = await compareSettings(deps, me, active, settingIn(proposal));
  if (!after.impact.passes) throw wrongState(REFUSALS.audit_fails, proposal.status);
  return change(deps, me, version, {
    from: 'proposed',
    action: 'weights.approved',
    detail: { alone: proposal.proposedBy === me },
  });
}

/** Rolls back to a former version: immediate, and by one administrator, because it undoes a change. */
export const restoreVersion = (deps: Deps, me: string, version: string): Promise<VersionView> =>
  change(deps, me, version, { from: 'retired', action: 'weights.rolled_back', detail: {} });

/** Activates the version and queues a full re-match, in one transaction. */
const change = (
  deps: Deps,
  me: string,
  version: string,
  { from, action, detail }: { from: VersionRow['status']; action: string; detail: Record<string, unknown> },
): Promise<VersionView> =>
  deps.db.as(admin(me), async (tx) => {
    await lockVersions(tx);
    const row = (await findVersion(tx, version))?.row;
    if (!row) throw notFound('version');
    if (row.status !== from) throw wrongState('This version has changed in the meantime.', row.status);
    const former = (await readActiveSetting(tx)).weights.version;
    await activate(tx, version, me, deps.clock.now());
    await audit(tx, { actorId: me, action, subjectType: 'weights', subjectId: version, detail: { ...detail, former } });
    await deps.jobs.enqueue(tx, rematchMarketJob, {}, { key: version });
    return presentFound(deps, tx, me, version);
  });
