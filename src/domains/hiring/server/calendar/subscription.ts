import type { AnswerOf } from '#platform/contract/contract.ts';
import { audit } from '#platform/server/audit.ts';
import { hashToken, newToken } from '#platform/server/auth/tokens.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import {
  subscriptionPath,
  type CalendarStanding,
  type renewCalendarSubscription,
} from '#domains/hiring/contract/interviews/calendar.ts';
import { deleteSubscription, putSubscription, readSubscription, type Subscription } from './subscription.repo.ts';

const present = ({ createdAt, lastReadAt }: Subscription) => ({
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

export const standingOf = (deps: Deps, userId: string): Promise<CalendarStanding> =>
  deps.db.as(user(userId), async (tx) => {
    const found = await readSubscription(tx, userId);
    return { subscription: found && present(found) };
  });

/** Returns the address only here, since only its hash is stored. An earlier address ends. */
export const renew = (deps: Deps, userId: string): Promise<AnswerOf<typeof renewCalendarSubscription>> =>
  deps.db.as(user(userId), async (tx) => {
    const token = newToken();
    const subscription = { createdAt: deps.clock.now(), lastReadAt: null };
    await putSubscription(tx, { userId, tokenHash: hashToken(token), ...subscription });
    await auditOf(tx, userId, 'calendar.shared');
    return { url: `${deps.env.appUrl}${subscriptionPath(token)}`, subscription: present(subscription) };
  });

export const end = (deps: Deps, userId: string): Promise<CalendarStanding> =>
  deps.db.as(user(userId), async (tx) => {
    if (await deleteSubscription(tx, userId)) await auditOf(tx, userId, 'calendar.ended');
    return { subscription: null };
  });

const auditOf = (tx: Tx, actorId: string, action: string) =>
  audit(tx, { actorId, action, subjectType: 'profile', subjectId: actorId });
