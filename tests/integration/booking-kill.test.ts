import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { startTestApp } from '#tests/support/app.ts';
import { lastOpenTimeOf, offerTimes, takesBookings } from '#tests/support/availability.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';
import { startSmtpPeer } from '#tests/support/peers/smtp.ts';

const AFTER_THE_CLAIM_MS = 10 * 60_000;

test('a process killed between a booking and its mail: the booking stands once, and both sides are told', async () => {
  const app = await startTestApp();
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  await takesBookings(hospital);
  const interviewId = await offerTimes(hospital, await applyByHand(nurse, await publish(app, hospital)), [hospital]);
  const startsAt = await lastOpenTimeOf(nurse, interviewId);
  // From here on only the process that will die sends mail.
  await app.deps.jobs.stop();
  const smtp = await startSmtpPeer();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-booking-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', DEMO: '0', SMTP_URL: smtp.url };
  const { login } = inject('cluster');
  const url = Object.assign(new URL(app.ownerUrl), { username: login.name, password: login.password }).href;

  const process_ = spawn(
    process.execPath,
    ['tests/support/peers/booking-process.ts', url, nurse.userId, interviewId, startsAt],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const gone = once(process_, 'exit');
  smtp.beforeAnswer(async () => {
    if (process_.killed) return;
    process_.kill('SIGKILL');
    await gone;
  });
  expect(await gone).toEqual([null, 'SIGKILL']);

  const next = await compose({
    env: loadEnv(settings),
    url,
    clock: new MovableClock(new Date(Date.now() + AFTER_THE_CLAIM_MS)),
    log: createLogger('silent'),
  });
  onTestFinished(() => next.close());
  await next.startFeatures();
  await next.deps.jobs.boss.send('mail.sweep', {});
  const mails = () =>
    app.asOwner(
      `select user_id, message_id, status from mails
       where envelope -> 'calendar' ->> 'content' like '%' || $1 || '%' order by created_at`,
      [interviewId],
    );
  await expect
    .poll(async () => (await mails()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['sent', 'sent']);

  expect(new Set((await mails()).map((mail) => mail['user_id']))).toEqual(new Set([nurse.userId, hospital.userId]));
  const bookings = await app.asOwner(`select user_id, starts_at from interview_bookings where interview_id = $1`, [
    interviewId,
  ]);
  expect(bookings).toEqual([{ user_id: hospital.userId, starts_at: new Date(startsAt) }]);
  // Only a mail that the dead process was sending can arrive twice, under one Message-ID.
  for (const mail of await mails()) {
    const arrivals = smtp.received.filter(({ messageId }) => messageId === mail['message_id']);
    expect([1, 2]).toContain(arrivals.length);
  }
}, 150_000);
