import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, eventually, publish } from '#tests/support/people/hiring.ts';
import { ListedJobs } from './listed-jobs.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

const aJob = () => publish(app, hospital, { isPublic: true, zip: '65601' });
const renew = (id: string) => app.asOwner('update jobs set pay_max_cents = pay_max_cents + 1 where id = $1', [id]);

it('each process sees a change at its next question, and reads a job once for each change', async () => {
  const processes = [new ListedJobs(app.deps), new ListedJobs(app.deps)];
  const id = await aJob();
  for (const listed of processes) {
    const table = await listed.now();
    const { size } = table;
    expect(table.ids).toContain(id);
    await listed.now();
    expect(table.size).toBe(size);
  }
  await hospital.http.post(`/api/jobs/${id}/status`, { to: 'paused' });
  for (const listed of processes) expect((await listed.now()).listed).toBe(0);
});

it('a change that an older transaction outlives is found, and read once', async () => {
  const listed = new ListedJobs(app.deps);
  await listed.now();
  const id = await aJob();
  await app.deps.db.as({ kind: 'service' }, async (tx) => {
    // Assigns this transaction an id, so it holds back where the next question begins.
    await tx.execute('select pg_current_xact_id()');
    await renew(id);
    const table = await listed.now();
    const { size } = table;
    expect(table.ids).toContain(id);
    await listed.now();
    expect(table.size).toBe(size);
    await renew(id);
    await listed.now();
    expect(table.size).toBe(size + 1);
  });
});

it('reads all jobs anew once most slots are of jobs that left or changed', async () => {
  const listed = new ListedJobs(app.deps, 3);
  const id = await aJob();
  const before = await listed.now();
  for (let change = 0; change < 6; change += 1) {
    await renew(id);
    await listed.now();
  }
  await eventually(async () => expect(await listed.now()).not.toBe(before));
  const table = await listed.now();
  expect(table.listed).toBe(before.listed);
  expect(table.size).toBeLessThan(before.size);
});
