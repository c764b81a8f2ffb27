import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { prepareDatabase } from '#app/server/prepare-database.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestArtifact } from '#tests/support/artifact.ts';
import { createEmptyDatabase } from '#tests/support/database/test-database.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish, theMatch } from '#tests/support/people/hiring.ts';
import { checkOut, commitBeforeMigration } from '#tests/support/previous-version.ts';
import { prepareMember, type Member } from '#tools/lib/fleet.ts';

const SECRET_KEY = 'k'.repeat(64);
const before = commitBeforeMigration();

test.skipIf(!before)(
  'the version before the newest migration serves while the new one migrates, and beside it',
  async () => {
    const database = await createEmptyDatabase();
    onTestFinished(() => database.drop());
    const sources = checkOut(before ?? '');
    onTestFinished(() => sources.remove());
    const [previous, next] = [
      await buildTestArtifact('previous-artifact', sources.folder),
      await buildTestArtifact('next-artifact'),
    ];
    for (const { remove } of [previous, next]) onTestFinished(remove);
    const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: `${next.context}/data`, SECRET_KEY };
    const start = async (folder: string, role: 'web' | 'worker'): Promise<Member> => {
      const member = await prepareMember(folder, role, settings);
      onTestFinished(async () => void (await member.end('SIGKILL')));
      await member.start();
      return member;
    };

    const old = await start(previous.out, 'web');
    const failed: number[] = [];
    const asking = askAll(old, failed);
    const fresh = await start(next.out, 'web');
    await start(next.out, 'worker');
    await asking.stop();
    expect(failed).toEqual([]);
    expect(asking.answered()).toBeGreaterThan(10);

    const app = await arrange(database.ownerUrl, old);
    const [nurse, hospital] = [await anApprovedNurse(app, '63501'), await anApprovedHospital(app, '63501')];
    const at = ({ origin }: Member, { cookies }: HttpClient) => {
      const http = new HttpClient(origin);
      for (const [name, value] of cookies) http.cookies.set(name, value);
      return http;
    };
    const jobId = await publish(app, { ...hospital, http: at(fresh, hospital.http) }, { zip: '63501' });
    await theMatch(nurse, jobId);
    const id = await applyByHand(nurse, jobId);
    const [seenByOld, seenByNew] = await Promise.all(
      [old, fresh].map((member) => at(member, hospital.http).get(`/api/employer/applications/${id}`)),
    );
    expect([seenByOld?.status, seenByNew?.status]).toEqual([200, 200]);
  },
  240_000,
);

/** Reads and writes as fast as it gets answers. */
function askAll(member: Member, failed: number[]) {
  const http = new HttpClient(member.origin);
  const [state, key] = [{ isOver: false, answered: 0 }, () => ({ 'idempotency-key': randomUUID() })];
  const keepAsking = async (ask: () => Promise<{ status: number }>, isFine: (status: number) => boolean) => {
    while (!state.isOver) {
      const { status } = await ask();
      if (isFine(status)) state.answered += 1;
      else failed.push(status);
    }
  };
  const message = { topic: 'other', name: null, email: 'upgrade@example.test', message: 'During the upgrade' };
  const all = Promise.all([
    keepAsking(
      () => http.get('/api/faq'),
      (status) => status === 200,
    ),
    // Its limit is soon reached, which is an answer too.
    keepAsking(
      () => http.post('/api/contact', message, key()),
      (status) => status === 201 || status === 429,
    ),
  ]);
  return {
    answered: () => state.answered,
    async stop() {
      state.isOver = true;
      await all;
    },
  };
}

/** Arranges what takes an administrator with the new code; browsers ask `member`. */
async function arrange(ownerUrl: string, member: Member): Promise<TestApp> {
  const env = loadEnv({ NODE_ENV: 'test', DATA_DIR: '/tmp', PORT: '0', DEMO: '0', ROLE: 'web', SECRET_KEY });
  const clock = new MovableClock(new Date());
  const url = await prepareDatabase(env, ownerUrl);
  const { deps, close } = await compose({ env, url, clock, log: createLogger('silent') });
  const owner = new Pool({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  onTestFinished(async () => {
    await close();
    await owner.end();
  });
  return {
    deps,
    clock,
    ownerUrl,
    visitor: () => new HttpClient(member.origin),
    asOwner: async (statement, values) => (await owner.query<Record<string, unknown>>(statement, values)).rows,
  };
}
