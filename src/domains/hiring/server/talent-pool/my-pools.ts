import type { MyPool, POOL_MONTHS } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { moveMember } from './move-member.ts';
import { lockMember, type PoolRow } from './pool.repo.ts';
import { poolsOf } from './read-pool.repo.ts';

export const listMine = (deps: Deps, me: string): Promise<{ items: MyPool[] }> =>
  deps.db.as(user(me), async (tx) => ({
    items: (await poolsOf(tx, me, deps.clock.now())).flatMap(({ row, jobTitle, organizationName }) =>
      row.status === 'asked' || row.status === 'member'
        ? {
            id: row.id,
            organizationName,
            jobTitle,
            reason: row.reason,
            message: row.message,
            status: row.status,
            expiresAt: row.expiresAt.toISOString(),
          }
        : [],
    ),
  }));

async function lockMine(tx: Tx, me: string, id: string): Promise<PoolRow> {
  const row = await lockMember(tx, id);
  if (row.candidateId !== me) throw notFound('talent pool');
  return row;
}

/** Says yes, for as long as the person chooses. Repeating it changes nothing, so a double click is harmless. */
export const join = (deps: Deps, me: string, id: string, months: (typeof POOL_MONTHS)[number]): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    const row = await lockMine(tx, me, id);
    if (row.status === 'member') return;
    const expiresAt = new Date(deps.clock.now());
    expiresAt.setUTCMonth(expiresAt.getUTCMonth() + Number(months));
    await moveMember(deps, tx, row, 'member', { actor: 'candidate', actorId: me }, { expiresAt });
  });

/** Says no, or leaves. */
export const leave = (deps: Deps, me: string, id: string): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    const row = await lockMine(tx, me, id);
    if (row.status === 'declined' || row.status === 'left') return;
    await moveMember(deps, tx, row, row.status === 'member' ? 'left' : 'declined', { actor: 'candidate', actorId: me });
  });
