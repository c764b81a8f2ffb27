import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/db.ts';
import { signInAsAdmin } from '#tests/support/administrators.ts';
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

/** As the database's owner, who can do everything in it. */
const cutOff = (app: TestApp, lines: number) =>
  app.asOwner(`set session_replication_role = replica;
    delete from audit_log where seq in (select seq from audit_seals order by position desc limit ${lines});
    delete from audit_seals where position in (select position from audit_seals order by position desc limit ${lines});
    set session_replication_role = origin`);

const notes = (app: TestApp) => join(app.deps.env.dataDir, 'files', 'notes');

test('the last fifty lines that are gone with their seals are missed, also when others fill their places', async () => {
  const { app, write, settle, check, last } = await aLog(80);
  const end = await last();
  expect((await check()).body).toMatchObject({ ok: true, checked: end, anchor: { position: end } });

  await cutOff(app, 50);
  const short = { ok: false, problem: { kind: 'ends_before_anchor', position: end }, anchor: { position: end } };
  expect((await check()).body).toMatchObject(short);
  // The anchor waits: the job that moves it does not follow a chain that was cut.
  await settle();
  expect((await check()).body).toMatchObject(short);
  await write(70);
  await settle();
  expect((await check()).body).toMatchObject({ ok: false, problem: { kind: 'anchor_differs', position: end } });
});

test('the anchor moves with the log, from several processes at once, and a line of one is found by another', async () => {
  const { app, write, check, last } = await aLog(5);
  for (let round = 0; round < 3; round += 1) {
    await write(5);
    await Promise.all(Array.from({ length: 4 }, () => sealAudit(app.deps).then(() => anchorAudit(app.deps))));
    await anchorAudit(app.deps);
    expect((await check()).body).toMatchObject({ ok: true, anchor: { position: await last() } });
  }
});

test('a write that failed is made up for, and one that broke off leaves the anchor before it', async () => {
  const { app, write, settle, check, last } = await aLog(5);
  const first = await last();
  // A file in the folder's place: nothing can be written.
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

test('a log without an anchor says so, and gets one', async () => {
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

test('a restored backup is told as a log that ends too early, until the operator anchors it anew; the log keeps that', async () => {
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
