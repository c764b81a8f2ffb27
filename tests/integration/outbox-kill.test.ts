import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { startSmtpPeer } from '#tests/support/peers/smtp.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';

const CHANGES = 40;
/** The process is killed after the mail server has accepted this message and before it has answered. */
const FATAL_MESSAGE = 7;
const AFTER_THE_CLAIM_MS = 10 * 60_000;

test('a process killed between change and email loses nothing; a repeated email has the same Message-ID', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-outbox-'));
  onTestFinished(async () => {
    database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const smtp = await startSmtpPeer();
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', DEMO: '0', SMTP_URL: smtp.url };

  const sender = spawn(process.execPath, ['tests/support/peers/smtp-sender.ts', database.url, String(CHANGES)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(sender, 'exit');
  smtp.beforeAnswer(async () => {
    if (smtp.received.length < FATAL_MESSAGE || sender.killed) return;
    sender.kill('SIGKILL');
    await gone;
  });
  expect(await gone).toEqual([null, 'SIGKILL']);
  const fatal = smtp.received[FATAL_MESSAGE - 1]?.messageId;

  // Each committed change has one email, and some of them were not delivered yet.
  const rows = async (statement: string) => {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    const { rows: found } = await client.query<{ name: string }>(statement);
    await client.end();
    return found.map(({ name }) => name);
  };
  const changes = await rows('select question as name from faq_questions order by 1');
  expect(changes.length).toBeGreaterThan(0);
  expect(await rows('select subject as name from mails order by 1')).toEqual(changes);
  expect((await rows(`select id::text as name from mails where status <> 'sent'`)).length).toBeGreaterThan(0);

  // The next process, after the claim of the dead one has expired.
  const next = await compose({
    env: loadEnv(settings),
    url: database.url,
    clock: new MovableClock(new Date(Date.now() + AFTER_THE_CLAIM_MS)),
    log: createLogger('silent'),
  });
  onTestFinished(() => next.close());
  await next.startFeatures();
  await next.deps.jobs.boss.send('mail.sweep', {});
  await expect
    .poll(() => rows(`select id::text as name from mails where status <> 'sent'`), { timeout: 20_000 })
    .toEqual([]);

  const messageIds = (await rows('select message_id as name from mails')).toSorted();
  const timesOf = new Map(messageIds.map((id) => [id, 0]));
  for (const { messageId } of smtp.received) timesOf.set(messageId, (timesOf.get(messageId) ?? 0) + 1);
  expect([...timesOf.keys()].toSorted()).toEqual(messageIds);
  expect(timesOf.get(fatal ?? '')).toBe(2);
  // Only emails in flight on the connections of the dead process can arrive twice.
  expect([...timesOf.values()].every((times) => times === 1 || times === 2)).toBe(true);
  expect([...timesOf.values()].filter((times) => times === 2).length).toBeLessThanOrEqual(2);
});
