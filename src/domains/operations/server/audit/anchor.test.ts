import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { resetAnchor } from './reset-anchor.ts';
import { anchorAudit } from './anchor.ts';
import { sealAudit } from './chain.ts';

/** A log of `count` lines, sealed and anchored, and an administrator who checks it. */
async function aLog(count: number) {
  const app = await startTestApp();
  const ada = await signInAsAdmin(app);
  const write = (more: number) =>
    app.deps.db.as(service, async (tx) => {
      for (let i = 0; i < more; i += 1) {
        await audit(tx, { actorId: null, action: 'thing.done', subjectType: 'thing', subjectId: String(i) });
      }
    });
  const settle = async () => {
    await sealAudit(app.deps);
    await anchorAudit(app.deps);
  };
  const check = () => ada.http.post('/api/admin/audit/check');
  const last = async () => Number((await app.asOwner('select max(position) as last from audit_seals'))[0]?.['last']);
  await write(count);
  await settle();
  return { app, write, settle, check, last };
}

/** Runs as the database's owner, who can change everything. */
const cutOff = (app: TestApp, lines: number) =>
  app.asOwner(`set session_replication_role = replica;
    delete from audit_log where seq in (select seq from audit_seals order by position desc limit ${lines});
    delete from audit_seals where position in (select position from audit_seals order by position desc limit ${lines});
    set session_replication_role = origin`);

const notes = (app: TestApp) => join(app.deps.env.dataDir, 'files', 'notes');

test('removing the last fifty lines with their seals is detected, even when other lines replace them', async () => {
  const { app, write, settle, check, last } = await aLog(80);
  const end = await last();
  expect((await check()).body).toMatchObject({ ok: true, checked: end, anchor: { position: end } });

  await cutOff(app, 50);
  const short = { ok: false, problem: { kind: 'ends_before_anchor', position: end }, anchor: { position: end } };
  expect((await check()).body).toMatchObject(short);
  // The anchor waits: the job doesn't move it along a truncated chain.
  await settle();
  expect((await check()).body).toMatchObject(short);
  await write(70);
  await settle();
  expect((await check()).body).toMatchObject({ ok: false, problem: { kind: 'anchor_differs', position: end } });
});

test('the anchor follows the log from several processes, and each accepts the anchor of another', async () => {
  const { app, write, check, last } = await aLog(5);
  for (let round = 0; round < 3; round += 1) {
    await write(5);
    await Promise.all(Array.from({ length: 4 }, () => sealAudit(app.deps).then(() => anchorAudit(app.deps))));
    await anchorAudit(app.deps);
    expect((await check()).body).toMatchObject({ ok: true, anchor: { position: await last() } });
  }
});

test('a failed write is retried, and an interrupted one leaves the previous anchor', async () => {
  const { app, write, settle, check, last } = await aLog(5);
  const first = await last();
  // A file in the folder's place makes every write fail.
  await rename(notes(app), `${notes(app)}-away`);
  await writeFile(notes(app), '');
  await write(5);
  await expect(settle()).rejects.toThrow();
  expect(await check()).toMatchObject({ status: 503, body: { error: 'UNAVAILABLE' } });
  await rename(`${notes(app)}-away`, `${notes(app)}-back`);
  await rename(notes(app), `${notes(app)}-away`);
  await rename(`${notes(app)}-back`, notes(app));
  expect((await check()).body).toMatchObject({ ok: true, anchor: { position: first } });
  await settle();
  expect((await check()).body).toMatchObject({ ok: true, anchor: { position: await last() } });

  const slots = await readdir(notes(app));
  expect(slots).toHaveLength(2);
  for (const slot of slots) {
    const at = join(notes(app), slot);
    await rename(at, `${at}-whole`);
    await writeFile(at, 'half of an anch');
    expect((await check()).body).toMatchObject({ ok: true, anchor: { position: expect.any(Number) } });
    await rename(`${at}-whole`, at);
  }
});

test('a log without an anchor is reported and gets one', async () => {
  const app = await startTestApp();
  const ada = await signInAsAdmin(app);
  await app.deps.db.as(service, (tx) =>
    audit(tx, { actorId: null, action: 'thing.done', subjectType: 'thing', subjectId: '1' }),
  );
  await sealAudit(app.deps);
  const check = () => ada.http.post('/api/admin/audit/check');
  expect((await check()).body).toMatchObject({ ok: true, anchor: null });
  await anchorAudit(app.deps);
  expect((await check()).body).toMatchObject({ ok: true, anchor: { position: expect.any(Number) } });
});

test('a restored backup is reported as a truncated log until the operator resets the anchor, which is logged', async () => {
  const { app, write, settle, check, last } = await aLog(10);
  const backedUp = await last();
  await write(10);
  await settle();
  const end = await last();
  await cutOff(app, end - backedUp);
  expect((await check()).body).toMatchObject({ ok: false, problem: { kind: 'ends_before_anchor', position: end } });
  await resetAnchor(app.deps);
  expect((await check()).body).toMatchObject({ ok: true, anchor: { position: backedUp + 1 } });
  expect(await app.asOwner(`select detail from audit_log where action = 'audit.anchored_anew'`)).toMatchObject([
    { detail: { before: { position: end } } },
  ]);
  await write(1);
  await settle();
  expect((await check()).body).toMatchObject({ ok: true, anchor: { position: backedUp + 2 } });
});
