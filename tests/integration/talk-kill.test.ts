import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { bookAt, lastOpenTimeOf, offerTimes, takesBookings } from '#tests/support/availability.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { startSmtpPeer, type SmtpPeer } from '#tests/support/peers/smtp.ts';

const START_MS = 60_000;

/** A market, and the product's own server process on its database, which sends real mail. */
async function aMarket() {
  const secretKey = randomBytes(32).toString('hex');
  // Of this process, only requests: every job belongs to the processes that the test starts and kills.
  const app = await startTestApp({ ROLE: 'web', SECRET_KEY: secretKey });
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const applicationId = await applyByHand(nurse, await publish(app, hospital));
  const smtp = await startSmtpPeer();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-talk-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { app, hospital, nurse, applicationId, smtp, start: startOn(app, smtp, { secretKey, dataDir }) };
}

const startOn =
  (app: TestApp, smtp: SmtpPeer, { secretKey, dataDir }: { secretKey: string; dataDir: string }) =>
  async (role: 'web' | 'all') => {
    const port = await freePort(0);
    const child = spawn(process.execPath, ['tools/serve.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ROLE: role,
        DATABASE_URL: app.ownerUrl,
        DATA_DIR: dataDir,
        SECRET_KEY: secretKey,
        PORT: String(port),
        SMTP_URL: smtp.url,
        DEMO: '0',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      },
    });
    const gone = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    onTestFinished(kill);
    const origin = `http://127.0.0.1:${port}`;
    const health = () =>
      fetch(`${origin}/api/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health, { timeout: START_MS }).toBe(200);
    /** The same session, at this process. */
    const as = ({ http: { cookies } }: SignedIn) => {
      const http = new HttpClient(origin);
      for (const [name, value] of cookies) http.cookies.set(name, value);
      return { http };
    };
    return { as, kill };
  };

type Market = Awaited<ReturnType<typeof aMarket>>;
type Running = Awaited<ReturnType<Market['start']>>;

/** Each does its work at a running process and returns who is told of it, by email. */
const WORK = {
  async message({ hospital, nurse, applicationId }: Market, { as }: Running): Promise<SignedIn[]> {
    const said = { messageId: randomUUID(), body: 'Can you start in June?' };
    const sent = await as(hospital).http.post(`/api/conversations/${applicationId}/messages`, said);
    expect(sent).toMatchObject({ status: 201 });
    return [nurse];
  },
  async booking({ hospital, nurse, applicationId }: Market, { as }: Running): Promise<SignedIn[]> {
    await takesBookings(hospital);
    const interviewId = await offerTimes(hospital, applicationId, [hospital]);
    const startsAt = await lastOpenTimeOf(nurse, interviewId);
    expect(await bookAt(as(nurse), interviewId, startsAt)).toMatchObject({ status: 200 });
    return [nurse, hospital];
  },
};

const unsent = async (app: TestApp) =>
  (await app.asOwner(`select status from mails where status <> 'sent'`)).map(({ status }) => status);

test.each(['message', 'booking'] as const)(
  'a server killed between a %s and its mail loses nothing: the next one sends each mail once',
  async (what) => {
    const market = await aMarket();
    const { app, smtp } = market;
    const first = await market.start('web');
    const told = await WORK[what](market, first);
    await first.kill();
    expect(await unsent(app)).toEqual(told.map(() => 'queued'));
    expect(smtp.received).toEqual([]);

    await market.start('all');
    await expect.poll(() => unsent(app), { timeout: 30_000 }).toEqual([]);
    const arrived = smtp.received.flatMap(({ recipients }) => recipients);
    expect(arrived.toSorted()).toEqual(told.map(({ email }) => email).toSorted());
  },
  150_000,
);

test('a server killed while it hands a message to the mail server: the next one sends it, once', async () => {
  const market = await aMarket();
  const { app, smtp, nurse } = market;
  const first = await market.start('all');
  const killed = new Promise<void>((resolve, reject) => {
    smtp.onConnect(() => first.kill().then(resolve, reject));
  });
  await WORK.message(market, first);
  await killed;
  expect(smtp.received).toEqual([]);
  expect(await unsent(app)).toEqual(['sending']);

  // The claim of the dead process ends after minutes, which the test does not wait for.
  await app.asOwner(`update mails set claimed_at = claimed_at - interval '1 hour' where status = 'sending'`);
  await market.start('all');
  await app.deps.jobs.boss.send('mail.sweep', {});
  await expect.poll(() => unsent(app), { timeout: 30_000 }).toEqual([]);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[nurse.email]]);
  expect(smtp.received[0]?.parsed.text).toContain('Can you start in June?');
}, 150_000);
