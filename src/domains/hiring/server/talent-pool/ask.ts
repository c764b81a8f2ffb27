import { lockApplication, requireHirer, type Application } from '#domains/hiring/server/applications/index.ts';
import { poolAsked } from '#domains/hiring/contract/talent-pool/pool-events.ts';
import {
  ANSWER_DAYS,
  QUIET_DAYS,
  type askForPool,
  type PoolPlace,
} from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { idsOf, moveMember } from './move-member.ts';
import {
  applicationOf,
  hasRefusedSince,
  insertAsked,
  lockAsking,
  lockMember,
  openRowOf,
  type PoolRow,
} from './pool.repo.ts';

/** Stages of people whom the team met through their own application and has not hired. */
const MET: ReadonlySet<string> = new Set(['applied', 'shortlisted', 'interviewing', 'offered', 'rejected']);

const placeOf = (row: PoolRow | null, mayAsk: boolean): PoolPlace => ({
  open:
    row && (row.status === 'asked' || row.status === 'member')
      ? { id: row.id, status: row.status, reason: row.reason, expiresAt: row.expiresAt.toISOString() }
      : null,
  mayAsk: row === null && mayAsk,
});

/** Whether the person is in the pool and may be asked. Who said no is simply not asked again. */
export const readPlace = (deps: Deps, me: string, applicationId: string): Promise<PoolPlace> =>
  deps.db.as(user(me), async (tx) => {
    const application = await applicationOf(tx, applicationId);
    if (!application || application.candidateId === me) throw notFound('application');
    const now = deps.clock.now();
    return placeOf(
      await openRowOf(tx, application, now),
      MET.has(application.stage) && !(await isQuiet(tx, application, now)),
    );
  });

const isQuiet = (tx: Tx, application: Application, now: Date): Promise<boolean> =>
  elevate(tx, () => hasRefusedSince(tx, application, new Date(now.getTime() - QUIET_DAYS * DAY_MS)));

/** Asks the person. They are in the pool only once they say yes. */
export const ask = (
  deps: Deps,
  me: string,
  applicationId: string,
  { reason, message }: InputOf<typeof askForPool>['body'],
): Promise<PoolPlace> =>
  deps.db.as(user(me), async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (application.candidateId === me) throw notFound('application');
    await requireHirer(tx, application);
    const { stage, organizationId, candidateId } = application;
    if (!MET.has(stage)) throw wrongState('You can ask people who applied to you and whom you have not hired.', stage);
    await lockAsking(tx, application);
    const now = deps.clock.now();
    const open = await elevate(tx, () => openRowOf(tx, application, now));
    if (open) throw wrongState('A colleague has already asked this person.', open.status);
    if (await isQuiet(tx, application, now)) {
      throw wrongState('This person isn’t taking such questions right now.', 'quiet');
    }
    const row = await insertAsked(tx, {
      applicationId,
      organizationId,
      candidateId,
      reason,
      message,
      askedBy: me,
      askedAt: now,
      expiresAt: new Date(now.getTime() + ANSWER_DAYS * DAY_MS),
    });
    if (!row) throw wrongState('A colleague has already asked this person.', 'asked');
    await publish(deps, tx, poolAsked, { ...idsOf(row), actor: 'employer', actorId: me });
    return placeOf(row, false);
  });

/** Takes the question back, or removes the person. */
export const remove = (deps: Deps, me: string, id: string): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    const row = await lockMember(tx, id);
    if (row.candidateId === me) throw notFound('talent pool');
    await requireHirer(tx, await lockApplication(tx, row.applicationId));
    await moveMember(deps, tx, row, 'removed', { actor: 'employer', actorId: me });
  });
