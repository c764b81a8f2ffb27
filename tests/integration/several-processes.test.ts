import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { buildTestArtifact, type Artifact } from '#tests/support/artifact.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish, theMatch } from '#tests/support/people/hiring.ts';
import { startPgBouncer, type PgBouncerPeer } from '#tools/lib/pgbouncer.ts';
import { openStream } from '#tests/support/stream.ts';
import { prepareMember, startProxy, type Member, type Proxy } from '#tools/lib/fleet.ts';
import { HAPROXY, PGBOUNCER } from '#tools/lib/optional-programs.ts';

const SECRET_KEY = 'k'.repeat(64);
const contact = () => ({ topic: 'other', name: null, email: 'them@example.test', message: `Hello ${randomUUID()}` });
/** Limits count by address, which the proxy passes on. */
const somebody = () => ({ 'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}` });

describe.skipIf(!HAPROXY)('two web processes and two workers between a proxy and, where installed, a pooler', () => {
  /** Arranges accounts and looks into the database; the processes do all that is tested. */
  const arranging = sharedApp({ SECRET_KEY, ROLE: 'web' });
  const members: Member[] = [];
  let artifact: Artifact | undefined;
  let proxy: Proxy | undefined;
  let pooler: PgBouncerPeer | undefined;
  const behindProxy = (): Proxy => proxy ?? expect.fail('the proxy is there while tests run');
  const web = (index: 0 | 1): Member => members[index] ?? expect.fail('the processes are there while tests run');

  beforeAll(async () => {
    artifact = await buildTestArtifact('processes-test');
    const direct = arranging.ownerUrl;
    if (PGBOUNCER) pooler = await startPgBouncer(direct);
    const settings = {
      ...(pooler ? { DATABASE_URL: pooler.through(direct), DATABASE_DIRECT_URL: direct } : { DATABASE_URL: direct }),
      DATA_DIR: `${artifact.context}/data`,
      SECRET_KEY,
      TRUSTED_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '3',
    };
    for (const role of ['web', 'web', 'worker', 'worker'] as const)
      members.push(await prepareMember(artifact.out, role, settings));
    // All at once: each migrates, under the lock.
    await Promise.all(members.map((member) => member.start()));
    proxy = await startProxy(HAPROXY ?? '', [web(0), web(1)]);
  }, 240_000);

  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await pooler?.stop();
    artifact?.remove();
  });

  /** The same person in another tab, whose requests go to one process. */
  function at(member: Member, { cookies }: HttpClient): HttpClient {
    const http = new HttpClient(member.origin);
    for (const [name, value] of cookies) http.cookies.set(name, value);
    return http;
  }

  test('a job is published, matched and applied to, and what one process does is an event in the other', async () => {
    const app: TestApp = { ...arranging, visitor: () => new HttpClient(behindProxy().origin) };
    const [nurse, hospital] = [await anApprovedNurse(app, '63501'), await anApprovedHospital(app, '63501')];
    const jobId = await publish(app, hospital, { zip: '63501' });
    await theMatch(nurse, jobId);
    const stream = await openStream(at(web(0), hospital.http));
    const id = await applyByHand({ ...nurse, http: at(web(1), nurse.http) }, jobId);
    await stream.untilTopic('applications');
    await stream.untilNotices(1);
    expect((await hospital.http.get(`/api/employer/applications/${id}`)).body).toMatchObject({ isNamed: true });
  });

  test('a limit counts over all processes', async () => {
    const from = somebody();
    const answers: number[] = [];
    for (const member of [0, 1, 0, 1, 0, 1] as const)
      answers.push((await new HttpClient(web(member).origin).post('/api/contact', contact(), from)).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('each process is replaced in turn without a failed request', async () => {
    const visitor = new HttpClient(behindProxy().origin);
    const failed: string[] = [];
    let [answered, isOver] = [0, false];
    const keepAsking = async (ask: () => Promise<{ status: number }>) => {
      while (!isOver) {
        const outcome = await ask().then(
          ({ status }) => (status < 300 ? null : String(status)),
          (error: unknown) => String(error),
        );
        if (outcome === null) answered += 1;
        else failed.push(outcome);
      }
    };
    const asking = Promise.all(
      [0, 1, 2].flatMap(() => [
        keepAsking(() => visitor.get('/api/faq')),
        keepAsking(() => visitor.post('/api/contact', contact(), { ...somebody(), 'idempotency-key': randomUUID() })),
      ]),
    );
    for (const [index, name] of [
      [0, 'web-1'],
      [1, 'web-2'],
    ] as const) {
      const ended = web(index).end('SIGTERM');
      await expect.poll(() => behindProxy().isUp(name), { interval: 50 }).toBe(false);
      // Out of the proxy's sight, and still there.
      expect((await fetch(`${web(index).origin}/api/live`)).status).toBe(200);
      expect(await ended).toBe(0);
      await web(index).start();
      await expect.poll(() => behindProxy().isUp(name), { interval: 50 }).toBe(true);
    }
    isOver = true;
    await asking;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  }, 120_000);
});
