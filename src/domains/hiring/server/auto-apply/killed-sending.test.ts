import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Deps } from '#platform/server/deps.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, eventually, matched, noticesOf, publish } from '#tests/support/hiring.ts';
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
  const ids = [await publish(app, hospital), await publish(app, hospital), await publish(app, hospital)];
  await matched(app);
  await nurse.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 3, activeCap: 5, minScore: 0 });
  const planned = async () => (await nurse.http.get('/api/me/planned-applications')).body.items as { sendAt: string }[];
  await eventually(async () => expect(await planned()).toHaveLength(3));
  const [first] = await planned();
  app.clock.set(new Date(first?.sendAt ?? ''));
  // The first reads what is due; sending takes two transactions each, one within the other.
  for (let nth = 1; nth <= 8; nth += 1) await sendAndPlan(dyingAt(nth)).catch(() => undefined);
  await sendAndPlan(app.deps);
  const { items } = (await nurse.http.get('/api/me/applications')).body;
  const applications = items.map(({ job, source }: { job: { id: string }; source: string }) => [job.id, source]);
  expect(applications).toHaveLength(3);
  expect(new Set(applications)).toEqual(new Set(ids.map((id) => [id, 'auto'])));
  expect(await planned()).toEqual([]);
  expect((await noticesOf(nurse)).filter((title) => title === 'We applied for you')).toHaveLength(3);
  expect((await nurse.http.get('/api/me/auto-apply')).body).toMatchObject({ appliedToday: 3, active: 3 });
});
