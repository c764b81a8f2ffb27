import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { poolAsked, poolMoved } from '#domains/hiring/contract/talent-pool/pool-events.ts';
import { namesOf, notifyParties } from '#domains/hiring/server/parties/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { askedForPool, joinedPool, poolEnded } from './pool.notices.ts';

interface Place {
  applicationId: string;
  candidateId: string;
  organizationId: string;
}

/** Open screens of both sides load again. */
async function signal(tx: Tx, { applicationId, candidateId, organizationId }: Place): Promise<void> {
  const change = { topic: 'applications', id: applicationId } as const;
  await announceChange(tx, [candidateId], [change]);
  await signalTeam(tx, organizationId, [change]);
}

const screen = (side: 'candidate' | 'employer') =>
  side === 'candidate' ? '/job-seeker/invitations#talent-pools' : '/employer/people?tab=pool';

export const poolSubscribers: readonly Subscriber[] = [
  onEvent('hiring.deliver-pool-question', poolAsked, async (deps, tx, { payload }) => {
    const dedupeKey = `pool-asked:${payload.poolMemberId}`;
    await notifyParties(deps, tx, askedForPool, payload.applicationId, {
      to: ['candidate'],
      data: namesOf,
      dedupeKey,
      screen,
    });
    await signal(tx, payload);
  }),
  onEvent('hiring.tell-of-pool', poolMoved, async (deps, tx, { payload }) => {
    const { poolMemberId, applicationId, from, to } = payload;
    const dedupeKey = `pool-${to}:${poolMemberId}`;
    if (to === 'member') {
      await notifyParties(deps, tx, joinedPool, applicationId, { to: ['employer'], data: namesOf, dedupeKey, screen });
    }
    // A question that ran out is no news; the end of a place is.
    if (from === 'member' && (to === 'expired' || to === 'removed')) {
      const data = (parties: Parameters<typeof namesOf>[0]) => ({ ...namesOf(parties), why: to });
      await notifyParties(deps, tx, poolEnded, applicationId, { to: ['candidate'], data, dedupeKey, screen });
    }
    await signal(tx, payload);
  }),
  auditOn(poolAsked, ({ actorId, poolMemberId, applicationId }) => ({
    actorId,
    action: 'pool.asked',
    subjectType: 'pool_member',
    subjectId: poolMemberId,
    detail: { applicationId },
  })),
  auditOn(poolMoved, ({ actorId, poolMemberId, applicationId, to }) => ({
    actorId,
    action: `pool.${to}`,
    subjectType: 'pool_member',
    subjectId: poolMemberId,
    detail: { applicationId },
  })),
];
