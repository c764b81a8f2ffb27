import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '#app/server/main.ts';
import { DEMO_PASSWORD, loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { placeHold } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { applyByHand, anApprovedHospital, anApprovedNurse, publish } from '#tests/support/people/hiring.ts';
import { screenPeople } from '#domains/verification/server/screening/screen-people.ts';
import { loadDemo } from './index.ts';

const app = sharedApp({ ROLE: 'web' });
let nurse: SignedIn;
let realJob: string;

/** A folder started in development, tried out, and then used by real people too. */
beforeAll(async () => {
  await loadDemo(app.deps, { candidates: 40, jobs: 10, seed: 3 });
  nurse = await anApprovedNurse(app);
  const hospital = await anApprovedHospital(app);
  realJob = await publish(app, hospital);
  await applyByHand(nurse, realJob);
  const [demoJob] = await app.asOwner(`select id from jobs where is_demo and status = 'published' limit 1`);
  const [demoNurse] = await app.asOwner(`select user_id from profiles where is_demo and role = 'job_seeker' limit 1`);
  const [demoAdmin] = await app.asOwner(`select id from auth.users where email = 'admin@demo.tallgrass.test'`);
  const report = { subjectType: 'job', subjectId: demoJob?.['id'], reason: 'scam' };
  expect((await nurse.http.post('/api/reports', report)).status).toBe(201);
  const waiting = await signInAs(app);
  await app.asOwner(
    `insert into verification_cases (subject_type, user_id, submitted_by, submitted_at, claimed_by, claimed_at, assigned_to)
     values ('person', $1, $1, now(), $2, now(), $2)`,
    [waiting.userId, demoAdmin?.['id']],
  );
  await placeHold(app, 'person', String(demoNurse?.['user_id']), 'license_review');
  await app.asOwner(
    `insert into organizations (kind, name, facility_type, city, state, zip, parent_id, created_by)
     select 'facility', 'Added by hand', 'clinic', 'Joplin', 'MO', '64801', id, $1 from organizations
     where is_demo and parent_id is null limit 1`,
    [demoAdmin?.['id']],
  );
}, 120_000);

const inProduction = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(40), PORT: '0', LOG_LEVEL: 'silent' };
const start = async () => {
  const env = loadEnv({ ...inProduction, DATA_DIR: app.deps.env.dataDir });
  const server = await startServer({ env, ownerUrl: app.ownerUrl, log: createLogger('silent') });
  await server.close();
};
const signIn = (name: string) =>
  app.visitor().post('/api/auth/sign-in', { email: `${name}@demo.tallgrass.test`, password: DEMO_PASSWORD });

/** Rows outside the log that still contain the id of a removed account, organization or job. */
async function leftBehind(ids: readonly string[]): Promise<string[]> {
  const columns = await app.asOwner(
    `select format('%I.%I', table_schema, table_name) as name, column_name as column from information_schema.columns
     where table_schema in ('public', 'auth') and udt_name = 'uuid' and table_name not in ('audit_log', 'job_search_changes', 'market_changes', 'people')`,
  );
  const found: string[] = [];
  for (const { name, column } of columns) {
    const rows = await app.asOwner(`select 1 from ${name} where "${column}" = any($1) limit 1`, [ids]);
    if (rows.length > 0) found.push(`${name}.${column}`);
  }
  return found;
}

test('production refuses demo accounts, the named command removes them, and real people keep theirs', async () => {
  expect((await signIn('admin')).status).toBe(200);
  await expect(start()).rejects.toThrow(/demo accounts .*npm run demo -- --remove/s);
  // Named accounts count by address alone: the administrator was never marked.
  await app.asOwner(`update auth.users set is_demo = false where email not like '%@people.demo.tallgrass.test'`);
  await expect(start()).rejects.toThrow('demo accounts');

  const real = async () => ({
    people: await app.asOwner(`select u.id from auth.users u where u.email !~ '[@.]demo\\.tallgrass' order by 1`),
    jobs: await app.asOwner('select id, status from jobs where not is_demo order by 1'),
    applications: await app.asOwner('select id, stage from applications where job_id = $1', [realJob]),
  });
  const invented = async () =>
    (
      await app.asOwner(
        `select (select count(*)::int from exclusion_files where is_invented) as files,
           (select count(*)::int from exclusion_entries) as entries,
           (select count(*)::int from facility_directory where is_invented) as facilities,
           (select count(*)::int from screenings) as screenings`,
      )
    )[0];
  await screenPeople(app.deps, [nurse.userId]);
  expect(await invented()).toMatchObject({ files: 2, screenings: 1 });
  const before = await real();
  const ids = (
    await app.asOwner(
      `select id from auth.users where email ~ '[@.]demo\\.tallgrass' union select id from jobs where is_demo
       union select id from organizations where is_demo or name = 'Added by hand'`,
    )
  ).map(({ id }) => String(id));
  const files = await app.asOwner('select storage_key from stored_files where owner_id = any($1)', [ids]);
  expect(files.length).toBeGreaterThan(0);

  const { stdout } = await promisify(execFile)('node', ['tools/demo.ts', '--remove'], {
    env: { ...process.env, ...inProduction, DATA_DIR: app.deps.env.dataDir, DATABASE_URL: app.ownerUrl },
  });
  expect(stdout).toMatch(/^Removed \d+ demo accounts, \d+ organizations and 10 jobs\.$/m);

  expect(await leftBehind(ids)).toEqual([]);
  expect(await real()).toEqual(before);
  // Its lists too: people compared only with them count as unscreened.
  expect(await invented()).toEqual({ files: 0, entries: 0, facilities: 0, screenings: 0 });
  expect(
    await app.asOwner(`select 1 from verification_cases where status = 'pending' and claimed_by is null`),
  ).not.toEqual([]);
  const stored: string[] = [];
  for await (const keys of app.deps.files.list()) stored.push(...keys);
  expect(stored.filter((key) => files.some(({ storage_key: gone }) => gone === key))).toEqual([]);
  expect((await signIn('admin')).status).toBe(401);
  await start();
}, 120_000);
