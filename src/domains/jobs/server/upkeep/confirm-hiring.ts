import type { JobUpkeep } from '#domains/jobs/contract/upkeep.ts';
import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { lockForChange, moveJobIn, presentUpkeep, putUpkeep, upkeepOf } from '#domains/jobs/server/jobs/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

/** The team is still hiring. A job that paused for want of this answer is published again; a second tap changes nothing. */
export const confirmStillHiring = (deps: Deps, userId: string, id: string): Promise<JobUpkeep> =>
  deps.db.as(user(userId), async (tx) => {
    const job = await lockForChange(tx, id);
    const before = (await upkeepOf(tx, [id])).get(id);
    if (job.status === 'paused' && before?.pausedFor === 'silence') await moveJobIn(deps, tx, job, 'published', userId);
    await signalTeam(tx, job.organizationId, [{ topic: 'jobs', id }]);
    await putUpkeep(tx, id, { confirmedAt: deps.clock.now(), askedAt: null, silentDays: 0 });
    return presentUpkeep((await upkeepOf(tx, [id])).get(id));
  });
