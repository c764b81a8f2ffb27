import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Deps } from '#platform/server/deps.ts';
import { sharedApp } from '#tests/support/app.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  eventually,
  matched,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';
import { sendAndPlan } from './send-plans.ts';

const app = sharedApp();

/** A process that dies in its nth transaction: it has written everything, and the connection goes before the commit. */
const dyingAt = (nth: number): Deps => {
  let begun = 0;
  return {
    ...app.deps,
    db: {
      ...app.deps.db,
      as: (actor, work) => {
        const dies = ++begun === nth;
        return app.deps.db.as(actor, async (tx) => {
          const result = await work(tx);
          if (dies) {
            const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
            await app.asOwner('select pg_terminate_backend($1)', [rows[0]?.pid]);
          }
          return result;
        });
      },
    },
  };
};

test('a process killed while it sends loses no application and sends none twice', async () => {
  app.clock.set(new Date('2026-11-24T20:00:00Z'));
  const [nurse, hospital] = [await anApprovedNurse(app), await anApprovedHospital(app)];
  for (let job = 1; job <= 4; job += 1) await publish(app, hospital);
  await matched(app);
  // One a day, so that each death has an application of its own.
  await nurse.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 1, activeCap: 5, minScore: 0 });
  const planned = async () => (await nurse.http.get('/api/me/planned-applications')).body.items as { sendAt: string }[];
  const sent = async () =>
    (await nurse.http.get('/api/me/applications')).body.items
      .filter(({ source }: { source: string | null }) => source === 'auto')
      .map(({ job }: { job: { id: string } }) => job.id);
  // It reads what is due, takes the candidate's lock, sends within it, and plans.
  for (const nth of [1, 2, 3, 4]) {
    await eventually(async () => expect(await planned()).toHaveLength(1));
    const [plan] = await planned();
    app.clock.set(new Date(plan?.sendAt ?? ''));
    await sendAndPlan(dyingAt(nth)).catch(() => undefined);
    await sendAndPlan(app.deps);
    expect(new Set(await sent()).size).toBe(nth);
    expect(await sent()).toHaveLength(nth);
  }
  expect(await planned()).toEqual([]);
  expect((await noticeTitlesOf(nurse)).filter((title) => title === 'We applied for you')).toHaveLength(4);
});
