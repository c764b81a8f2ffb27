import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '#domains/accounts/db/identity.ts';
import { storedFiles } from '#domains/profiles/db/documents.ts';
import { auditLog } from '#platform/db/tables.ts';
import { service } from '#platform/server/database/db.ts';
import { removeOrphans } from './documents.jobs.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';

/** Its clock only moves forward. */
const app = sharedApp();

const aPdf = (content = 'a license') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF`);
const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f5a3d' } })
    .jpeg()
    .toBuffer();

interface Given {
  bytes: Uint8Array;
  name?: string;
  kind?: string;
  fields?: Record<string, string>;
}

async function upload({ http }: SignedIn, { bytes, name = 'scan.pdf', kind = 'license', fields = {} }: Given) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ kind, ...fields })) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], name));
  const cookie = [...http.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const response = await fetch(`${http.origin}/api/me/documents`, { method: 'POST', headers: { cookie }, body: form });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  return { status: response.status, body: (await response.json()) as any };
}

const fileOf = (ownerId: string, of: TestApp = app) =>
  of.deps.db.as(service, (tx) => tx.select().from(storedFiles).where(eq(storedFiles.ownerId, ownerId)));

const becomeAdmin = (app: TestApp, userId: string) =>
  app.deps.db.as(service, (tx) => tx.update(profiles).set({ role: 'admin' }).where(eq(profiles.userId, userId)));

test('a PDF comes back byte for byte, and only its owner and an administrator can open it', async () => {
  const [owner, other, reviewer] = [await signInAs(app), await signInAs(app), await signInAs(app, 'employer')];
  await becomeAdmin(app, reviewer.userId);
  const stored = await upload(owner, { bytes: aPdf(), name: 'my license.exe' });
  expect(stored).toMatchObject({
    status: 201,
    body: { fileName: 'my license.pdf', contentType: 'application/pdf', scanState: 'not_scanned', isMedical: false },
  });

  const path = `/api/documents/${stored.body.id}/content`;
  const opened = await owner.http.get(path);
  expect(opened).toMatchObject({ status: 200, body: aPdf().toString() });
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  expect((await other.http.get(path)).status).toBe(404);
  expect((await app.visitor().get(path)).status).toBe(401);
  expect((await reviewer.http.get(path)).status).toBe(200);
  const log = await app.deps.db.as(service, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, stored.body.id)),
  );
  expect(log.filter(({ action }) => action === 'document.opened')).toMatchObject([{ actorId: reviewer.userId }]);
});

test.each([
  ['../../etc/p\u0007asswd', 'etcp asswd'],
  ['Prairie \u202efdp.exe', 'Prairie fdp'],
  ['a\r\nSet-Cookie: b.pdf', 'a Set-Cookie: b'],
  ['https://evil.example/sign-in.pdf', 'https evil examplesign-in'],
  ['mail pay@evil.example.pdf', 'mail pay evil example'],
  ['John.Smith.RN.2024.pdf', 'John Smith RN 2024'],
  [' \u200b ', 'file'],
  ['license 2024.01', 'license 2024'],
])('a file name is sanitized on every write: %j', async (given, stem) => {
  const owner = await signInAs(app);
  const stored = await upload(owner, { bytes: aPdf(), name: given });
  expect(stored).toMatchObject({ status: 201, body: { fileName: `${stem}.pdf` } });
  await owner.http.patch(`/api/me/documents/${stored.body.id}`, { fileName: 'other.pdf' });
  const renamed = await owner.http.patch(`/api/me/documents/${stored.body.id}`, { fileName: given });
  expect(renamed).toMatchObject({ status: 200, body: { fileName: `${stem}.pdf` } });
  const path = `/api/documents/${stored.body.id}/content`;
  expect((await owner.http.get(path)).headers.get('content-disposition')).toBe(
    `inline; filename*=UTF-8''${encodeURIComponent(`${stem}.pdf`)}`,
  );
});

test('images are checked before decoding: twelve huge ones at a time are refused, normal ones accepted', async () => {
  const [owner, other] = [await signInAs(app), await signInAs(app)];
  const create = { width: 7680, height: 7680, channels: 3, background: '#fff' } as const;
  const huge = await sharp({ create, limitInputPixels: false }).png().toBuffer();
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => upload(owner, { bytes: huge, name: 'huge.png' })),
    upload(other, { bytes: await aPicture(), name: 'card.jpg' }),
  ]);
  expect(answers.pop()).toMatchObject({ status: 201 });
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 415,
      body: { message: 'This image is too large. Please take it at a normal size, or use a PDF.' },
    });
  }
});

test('a medical document is separate: administrators can’t open it and completeness ignores it', async () => {
  const [owner, reviewer] = [await signInAs(app), await signInAs(app, 'employer')];
  await becomeAdmin(app, reviewer.userId);
  await fillProfile(owner.http, { submit: false });
  const before = (await owner.http.get('/api/me/profile')).body.completeness;
  const paper = await upload(owner, { bytes: aPdf(), kind: 'immunization' });
  expect(paper).toMatchObject({ status: 201, body: { isMedical: true } });
  expect((await owner.http.get('/api/me/profile')).body.completeness).toEqual(before);
  expect((await owner.http.get(`/api/documents/${paper.body.id}/content`)).status).toBe(200);
  expect((await reviewer.http.get(`/api/documents/${paper.body.id}/content`)).status).toBe(404);
  expect(await owner.http.patch(`/api/me/documents/${paper.body.id}`, { kind: 'license' })).toMatchObject({
    status: 422,
    body: { fields: { kind: expect.any(String) } },
  });
});

test('files are checked by content and size, with a message for each refusal', async () => {
  const owner = await signInAs(app);
  expect(await upload(owner, { bytes: Buffer.from('<html></html>'), name: 'license.pdf' })).toMatchObject({
    status: 415,
    body: { error: 'UNSUPPORTED_FILE', message: expect.stringContaining('PDF, JPEG, PNG or HEIC') },
  });
  expect((await upload(owner, { bytes: (await aPicture()).subarray(0, 100), name: 'a.jpg' })).status).toBe(415);
  expect(await upload(owner, { bytes: Buffer.concat([aPdf(), Buffer.alloc(15_728_641)]) })).toMatchObject({
    status: 413,
    body: { error: 'BODY_TOO_LARGE', message: expect.stringContaining('15 MB') },
  });
  expect((await upload(owner, { bytes: Buffer.alloc(0) })).body.fields).toHaveProperty('file');
  expect((await upload(owner, { bytes: aPdf(), kind: 'selfie' })).body.fields).toHaveProperty('kind');
  expect((await owner.http.post('/api/me/documents', { kind: 'license' })).status).toBe(415);
  expect((await owner.http.get('/api/me/documents')).body.items).toEqual([]);
  expect(await fileOf(owner.userId)).toEqual([]);
});

test('a HEIC from a phone is stored as a JPEG', async () => {
  const owner = await signInAs(app);
  const bytes = await readFile(new URL('../../../../../tests/fixtures/license-photo.heic', import.meta.url));
  expect(await upload(owner, { bytes, name: 'IMG_0042.HEIC' })).toMatchObject({
    status: 201,
    body: { fileName: 'IMG_0042.jpg', contentType: 'image/jpeg' },
  });
});

test('a file that is sent again after a lost response is stored once', async () => {
  const owner = await signInAs(app);
  const [first, second] = [await upload(owner, { bytes: aPdf() }), await upload(owner, { bytes: aPdf() })];
  expect(second.body.id).toBe(first.body.id);
  expect((await owner.http.get('/api/me/documents')).body.items).toHaveLength(1);
  expect(await fileOf(owner.userId)).toHaveLength(1);
});

test('a document can be renamed and linked to a fact of the same person only', async () => {
  const [owner, other] = [await signInAs(app), await signInAs(app)];
  await fillProfile(owner.http, { submit: false });
  const [license] = (await owner.http.get('/api/me/profile')).body.licenses;
  const { body } = await upload(owner, { bytes: aPdf(), fields: { factType: 'license', factId: license.id } });
  expect(body).toMatchObject({ factType: 'license', factId: license.id });

  const foreign = await upload(other, { bytes: aPdf('b'), fields: { factType: 'license', factId: license.id } });
  expect(foreign).toMatchObject({ status: 422, body: { fields: { factId: expect.any(String) } } });
  expect((await other.http.patch(`/api/me/documents/${body.id}`, { kind: 'resume' })).status).toBe(404);
  expect((await other.http.delete(`/api/me/documents/${body.id}`)).status).toBe(404);
  const changed = await owner.http.patch(`/api/me/documents/${body.id}`, {
    kind: 'resume',
    factType: null,
    factId: null,
  });
  expect(changed.body).toMatchObject({ kind: 'resume', factType: null });
});

test('deleting destroys the key in the transaction, and the object afterward', async () => {
  const owner = await signInAs(app);
  const { body } = await upload(owner, { bytes: aPdf() });
  const [before] = await fileOf(owner.userId);
  expect((await owner.http.delete(`/api/me/documents/${body.id}`)).status).toBe(200);
  expect(await fileOf(owner.userId)).toMatchObject([{ wrappedKey: null }]);
  expect((await owner.http.get(`/api/documents/${body.id}/content`)).status).toBe(404);
  expect((await owner.http.get('/api/me/documents')).body.items).toEqual([]);
  await expect
    .poll(
      () =>
        app.deps.files
          .read({
            storageKey: before?.storageKey ?? '',
            keyId: before?.keyId ?? '',
            wrappedKey: before?.wrappedKey ?? '',
          })
          .then(
            () => 'there',
            () => 'gone',
          ),
      { timeout: 15_000 },
    )
    .toBe('gone');
});

test('orphaned objects are removed a day later, and nothing else is', async () => {
  const owner = await signInAs(app);
  await upload(owner, { bytes: aPdf() });
  async function* half() {
    yield Buffer.from('half an upload');
  }
  const left = await app.deps.files.put(half(), 14);
  const isThere = () =>
    app.deps.files.read(left).then(
      (stream) => (stream.destroy(), true),
      () => false,
    );
  const sweepAt = async (at: Date) => {
    app.clock.set(at);
    const done = `select 1 from pgboss.job where name = 'documents.remove-orphans' and state = 'completed'`;
    const before = (await app.asOwner(done)).length;
    await app.deps.db.as(service, (tx) => app.deps.jobs.enqueue(tx, removeOrphans, {}, { key: at.toISOString() }));
    await expect.poll(async () => (await app.asOwner(done)).length, { timeout: 15_000 }).toBeGreaterThan(before);
  };
  const now = app.clock.now().getTime();
  await sweepAt(new Date(now));
  expect(await isThere()).toBe(true);
  await sweepAt(new Date(now + 25 * 3_600_000));
  expect(await isThere()).toBe(false);
  const [content] = await fileOf(owner.userId);
  expect(content).toBeDefined();
  const stream = await app.deps.files.read({
    storageKey: content?.storageKey ?? '',
    keyId: content?.keyId ?? '',
    wrappedKey: content?.wrappedKey ?? '',
  });
  stream.destroy();
});

test('a failing storage is reported, and nothing is saved partially', async () => {
  const owner = await signInAs(app);
  // A regular file in place of the folder refuses every write, like a full disk.
  const [folder, aside] = [join(app.deps.env.dataDir, 'files'), join(app.deps.env.dataDir, 'aside')];
  await mkdir(folder, { recursive: true });
  await rename(folder, aside);
  await writeFile(folder, '');
  expect(await upload(owner, { bytes: aPdf() })).toMatchObject({
    status: 503,
    body: { error: 'UNAVAILABLE', message: expect.stringContaining('Nothing was saved') },
  });
  expect((await owner.http.get('/api/me/documents')).body.items).toEqual([]);
  expect(await fileOf(owner.userId)).toEqual([]);
  await rm(folder);
  await rename(aside, folder);
  expect((await upload(owner, { bytes: aPdf() })).status).toBe(201);
});

describe('with a scanner', () => {
  /** A fake clamd with a configurable verdict. */
  let verdict = '';
  const scanner = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${verdict}\0`);
    });
  });
  beforeAll(async () => {
    await once(scanner.listen(0, '127.0.0.1'), 'listening');
    return () => void scanner.close();
  });
  const app = sharedApp(() => ({ CLAMD_URL: `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}` }));

  test('a file stays pending until its verdict; an infected one is destroyed and reported', async () => {
    verdict = 'stream: Worm.Test FOUND';
    const [owner, reviewer] = [await signInAs(app), await signInAs(app, 'employer')];
    await becomeAdmin(app, reviewer.userId);
    const { body } = await upload(owner, { bytes: aPdf() });
    expect(body.scanState).toBe('pending');
    const scanState = async () => (await owner.http.get('/api/me/documents')).body.items[0].scanState;
    await expect.poll(scanState, { timeout: 15_000 }).toBe('infected');
    expect((await owner.http.get(`/api/documents/${body.id}/content`)).status).toBe(410);
    expect(await fileOf(owner.userId, app)).toMatchObject([{ wrappedKey: null, scanState: 'infected' }]);
    const notices = (await owner.http.get('/api/notifications')).body.items;
    expect(notices).toMatchObject([
      { kind: 'document_refused', title: 'One of your files was not safe', body: expect.stringContaining('scan.pdf') },
    ]);
    const mails = await app.asOwner(`select subject from mails where user_id = $1`, [owner.userId]);
    expect(mails).toMatchObject([{ subject: 'One of your files was not safe' }]);
    expect(await upload(owner, { bytes: aPdf(), name: 'again.pdf' })).toMatchObject({
      status: 201,
      body: { fileName: 'again.pdf' },
    });
  });

  test('a clean verdict opens the file to reviewers', async () => {
    verdict = 'stream: OK';
    const [owner, reviewer] = [await signInAs(app), await signInAs(app, 'employer')];
    await becomeAdmin(app, reviewer.userId);
    const { body } = await upload(owner, { bytes: aPdf() });
    const status = async () => (await reviewer.http.get(`/api/documents/${body.id}/content`)).status;
    await expect.poll(status, { timeout: 15_000 }).toBe(200);
  });
});
