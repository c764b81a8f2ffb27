import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { applyRules } from '#app/db/apply-rules.ts';
import { noteBackup } from '#platform/server/files/last-backup.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';

const DASHBOARDS = 'https://grafana.example.org/d/tallgrass';
const app = sharedApp(() => ({ DASHBOARDS_URL: DASHBOARDS }));
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

/** The status is cached for administrators for five seconds, so that many requests cost as much as one. */
const status = async (http = ada.http) => {
  app.clock.advance(5001);
  return (await http.post('/api/rpc/get_rpc_health_status')).body;
};
const find = async (name: string) => (await status()).functions.find((entry: { name: string }) => entry.name === name);
const probe = (name: string) => ada.http.post('/api/admin/health/probe', { name });

test('a fresh database is healthy, and the list has every function of the schema', async () => {
  const found = await status();
  expect(found.functions.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
  const inSchema = await app.asOwner(
    `select distinct 'app.' || proname as name from pg_proc where pronamespace = 'app'::regnamespace order by 1`,
  );
  const listed = found.functions.filter(({ kind }: { kind: string }) => kind === 'function');
  expect(listed.map(({ name }: { name: string }) => name).toSorted()).toEqual(inSchema.map(({ name }) => name));
  const { body } = await ada.http.get('/api/admin/health');
  expect(body.queues.map(({ name }: { name: string }) => name)).toContain('seal-audit');
  expect(body).toMatchObject({
    storage: { kind: 'disk', error: null },
    scanner: { configured: false },
    database: { version: expect.stringMatching(/^\d+/), maxConnections: expect.any(Number) },
  });
});

test('applying the policies a second time keeps the database healthy', async () => {
  await app.asOwner('delete from drizzle.applied_policies');
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  await applyRules(client);
  await client.end();
  expect((await status()).functions.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
});

test('every read-only function answers its probe, and every trigger function is in use', async () => {
  const { functions } = await status();
  for (const { name, facts } of functions) {
    if (facts?.canProbe === false) continue;
    expect((await probe(name)).body, name).toMatchObject({ ok: true });
  }
  const { figures } = await find('app.my_side');
  expect(figures).toMatchObject({ calls: 1, failures: 0, p50Ms: expect.any(Number), lastFailure: null });
  expect(await probe('app.no_such_thing')).toMatchObject({ status: 404 });
});

test('calls are counted by route with duration and failures by kind, visible only to administrators', async () => {
  await app.asOwner('alter table faq_questions rename to faq_gone');
  expect((await app.visitor().get('/api/faq')).status).toBe(500);
  expect(await find('faq_questions')).toMatchObject({
    ok: false,
    error: expect.stringContaining('faq_questions'),
    figures: { calls: 1, failures: 1, lastFailure: expect.stringContaining('42P01') },
  });
  await app.asOwner('alter table faq_gone rename to faq_questions');
  expect((await app.visitor().get('/api/faq')).status).toBe(200);
  expect(await find('faq_questions')).toMatchObject({ ok: true, figures: { calls: 2, failures: 1 } });
  const { calls } = (await ada.http.get('/api/admin/health')).body;
  expect(calls[0]).toMatchObject({ name: 'GET /api/faq', calls: 2, failures: 1 });
  expect(calls.map(({ name }: { name: string }) => name)).not.toContain(expect.stringMatching(/[0-9a-f]{8}-/));
  const told = (await status(app.visitor())).functions[0];
  expect(Object.keys(told).toSorted()).toEqual(['checkedAt', 'durationMs', 'kind', 'name', 'ok']);
});

test('states each objective beside what was counted', async () => {
  const objective = async (wanted: string) =>
    (await ada.http.get('/api/admin/health')).body.objectives.find(({ name }: { name: string }) => name === wanted);
  const hour = Math.floor(app.clock.now().getTime() / 3_600_000);
  // A thousand calls: three failed, and a hundred took between 90 and 128 ms.
  await app.asOwner(
    `insert into call_stats (name, hour, calls, failures, slots, last_at)
     values ('GET /api/objective', $1, 1000, 3, array_fill(0, array[15]) || array[900, 100] || array_fill(0, array[23]), $2)`,
    [hour, app.clock.now()],
  );
  const availability = await objective('availability');
  expect(availability).toMatchObject({ goal: 0.999, isMet: false });
  expect(Math.round(availability.of * (1 - availability.value))).toBeGreaterThanOrEqual(3);
  const latency = await objective('latency');
  expect(latency).toMatchObject({ goal: 0.99, isMet: false });
  expect(Math.round(latency.of * (1 - latency.value))).toBeGreaterThanOrEqual(100);
  expect(await objective('responses')).toEqual({ name: 'responses', goal: 0.95, value: null, of: 0, isMet: null });
  expect(await objective('queues')).toMatchObject({ goal: 60, isMet: true });
  const wait = (queue: string) =>
    app.asOwner(
      `insert into pgboss.job (name, data, created_on, start_after)
       values ($1, '{}', now() - interval '1 day', now() - interval '90 seconds')`,
      [queue],
    );
  await wait('dead-letters');
  expect(await objective('queues')).toMatchObject({ isMet: true });
  await app.deps.jobs.boss.createQueue('read-by-no-worker');
  await wait('read-by-no-worker');
  expect(await objective('queues')).toMatchObject({ isMet: false, of: null });
});

test('names the newest backup and the dashboards, where there are some', async () => {
  expect((await ada.http.get('/api/admin/health')).body).toMatchObject({ backup: null, dashboardsUrl: DASHBOARDS });
  const [madeAt, files] = [app.clock.now().toISOString(), 12];
  await noteBackup(app.deps.files, { madeAt, files, bytes: 3400 });
  await noteBackup(app.deps.files, { madeAt, files: 13, bytes: 3500 });
  expect((await ada.http.get('/api/admin/health')).body.backup).toEqual({ madeAt, files: 13, bytes: 3500 });
});

test('permanently failed jobs can be retried', async () => {
  const [job] = await app.asOwner(`insert into pgboss.job (name, state, retry_limit, retry_count, completed_on)
    values ('requests.forget', 'failed', 0, 0, now()) returning id`);
  const failedIn = async () =>
    (await ada.http.get('/api/admin/health')).body.queues.find(
      ({ name }: { name: string }) => name === 'requests.forget',
    ).failed;
  expect(await failedIn()).toBe(1);
  const retry = (queue: string) => ada.http.post('/api/admin/health/queues/retry', { queue });
  expect(await retry('requests.forget')).toMatchObject({ status: 200, body: { retried: 1 } });
  expect(await failedIn()).toBe(0);
  expect(await app.asOwner('select state from pgboss.job where id = $1', [job?.['id']])).not.toMatchObject([
    { state: 'failed' },
  ]);
  expect(await retry('no-such-queue')).toMatchObject({ status: 404 });
});

test('reports a lost grant, an extra grant, a changed security mode, a lost trigger and a dropped function', async () => {
  await app.asOwner('revoke execute on function app.my_side(uuid) from tallgrass_app');
  expect(await find('app.my_side')).toMatchObject({
    ok: false,
    facts: { status: 'grant_lost', missingGrants: ['tallgrass_app'] },
  });
  await app.asOwner('alter function app.my_side(uuid) security invoker');
  expect(await find('app.my_side')).toMatchObject({ facts: { status: 'wrong_security', security: 'invoker' } });
  await app.asOwner('grant execute on function app.erase_person(uuid) to tallgrass_app');
  expect(await find('app.erase_person')).toMatchObject({
    ok: false,
    facts: { status: 'grant_added', extraGrants: ['tallgrass_app'] },
  });
  await app.asOwner('alter table holds disable trigger hold_change');
  expect(await find('app.on_hold_change')).toMatchObject({ ok: false, facts: { status: 'trigger_lost' } });
  expect((await probe('app.on_hold_change')).body).toMatchObject({ ok: false });
  await app.asOwner('drop function app.my_side(uuid) cascade');
  expect(await find('app.my_side')).toMatchObject({ ok: false, facts: { status: 'missing', owner: null } });
  expect((await status(app.visitor())).ok).toBe(false);
});
