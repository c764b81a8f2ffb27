import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { sharedApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
type Person = Pick<SignedIn, 'http'>;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  jobId = await publish(app, hospital);
});

async function aConversation() {
  const nurse = await anApprovedNurse(app);
  return { nurse, id: await applyByHand(nurse, jobId) };
}

const aPdf = (content: string = randomUUID()) => Buffer.from(`%PDF-1.7\n${content}\n%%EOF`);

async function upload({ http }: Person, id: string, bytes: Uint8Array, name = 'license.pdf') {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const cookie = [...http.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const path = `${http.origin}/api/conversations/${id}/attachments`;
  const response = await fetch(path, { method: 'POST', headers: { cookie }, body: form });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  return { status: response.status, body: (await response.json()) as any };
}

const send = ({ http }: Person, id: string, attachmentIds: string[], messageId: string = randomUUID()) =>
  http.post(`/api/conversations/${id}/messages`, { messageId, body: 'See the file.', attachmentIds });
const open = ({ http }: Person, attachmentId: string) => http.get(`/api/attachments/${attachmentId}/content`);
const unsent = async ({ http }: Person, id: string) =>
  (await http.get(`/api/conversations/${id}/attachments`)).body.items.map((item: { id: string }) => item.id);
const latest = async ({ http }: Person, id: string) =>
  (await http.get(`/api/conversations/${id}/messages`)).body.items[0];
const keyOf = (attachmentId: string, of: TestApp = app) =>
  of.asOwner(
    'select f.wrapped_key from message_attachments a join stored_files f on f.id = a.file_id where a.id = $1',
    [attachmentId],
  );

it('is its uploader’s alone until the message is sent, then both sides open it and strangers do not', async () => {
  const { nurse, id } = await aConversation();
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const stranger = await anApprovedHospital(app);
  const bytes = aPdf();
  const stored = await upload(nurse, id, bytes, 'my license.exe');
  expect(stored).toMatchObject({ status: 201, body: { fileName: 'my license.pdf', scanState: 'not_scanned' } });
  expect(await unsent(nurse, id)).toEqual([stored.body.id]);
  expect(await unsent(hospital, id)).toEqual([]);
  expect((await open(hospital, stored.body.id)).status).toBe(404);
  expect((await send(hospital, id, [stored.body.id])).status).toBe(422);

  expect(await send(nurse, id, [stored.body.id])).toMatchObject({
    status: 201,
    body: { attachments: [{ id: stored.body.id, fileName: 'my license.pdf' }] },
  });
  expect(await unsent(nurse, id)).toEqual([]);
  expect(await latest(hospital, id)).toMatchObject({ attachments: [{ id: stored.body.id }] });
  for (const reader of [nurse, hospital, colleague]) {
    expect(await open(reader, stored.body.id)).toMatchObject({ status: 200, body: bytes.toString() });
  }
  expect((await open(stranger, stored.body.id)).status).toBe(404);
  expect((await upload(stranger, id, aPdf())).status).toBe(404);
});

it('goes from the team to the candidate, with a picture re-encoded', async () => {
  const { nurse, id } = await aConversation();
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f5a3d' } })
    .png()
    .toBuffer();
  const stored = await upload(hospital, id, picture, 'map.png');
  expect(stored.status).toBe(201);
  await send(hospital, id, [stored.body.id]);
  const opened = await open(nurse, stored.body.id);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-type')).toBe(stored.body.contentType);
  // The uploader's own look is no one's business.
  await open(hospital, stored.body.id);
  const lines = await app.asOwner(`select actor_id, action from audit_log where subject_id = $1`, [stored.body.id]);
  expect(lines).toEqual([{ actor_id: nurse.userId, action: 'attachment.opened' }]);
});

it('refuses what no document may be: archives, empty and oversized files, and stores nothing of them', async () => {
  const { nurse, id } = await aConversation();
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000)]);
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  for (const [bytes, code] of [
    [zip, 'UNSUPPORTED_FILE'],
    [bomb, 'UNSUPPORTED_FILE'],
    [Buffer.alloc(0), 'INVALID_INPUT'],
    [Buffer.concat([aPdf(), Buffer.alloc(15_728_640)]), 'BODY_TOO_LARGE'],
  ] as const) {
    expect((await upload(nurse, id, bytes)).body).toMatchObject({ error: code, message: expect.any(String) });
  }
  expect(await unsent(nurse, id)).toEqual([]);
});

it('stores a repeated upload once, and takes at most five files', async () => {
  const { nurse, id } = await aConversation();
  const bytes = aPdf();
  const [first, again] = [await upload(nurse, id, bytes), await upload(nurse, id, bytes)];
  expect(again.body.id).toBe(first.body.id);
  for (let n = 1; n < 5; n += 1) expect((await upload(nurse, id, aPdf())).status).toBe(201);
  expect((await upload(nurse, id, aPdf())).status).toBe(409);
});

it('sends all files with the message, or no message', async () => {
  const { nurse, id } = await aConversation();
  const other = await aConversation();
  const mine = await upload(nurse, id, aPdf());
  const elsewhere = await upload(other.nurse, other.id, aPdf());
  expect((await send(nurse, id, [mine.body.id, elsewhere.body.id])).status).toBe(422);
  expect(await latest(nurse, id)).toBeUndefined();
  const messageId = randomUUID();
  await send(nurse, id, [mine.body.id], messageId);
  const again = await send(nurse, id, [mine.body.id], messageId);
  expect(again).toMatchObject({ status: 201, body: { attachments: [{ id: mine.body.id }] } });
});

it('destroys the key of a removed file; a sent one can no longer be removed', async () => {
  const { nurse, id } = await aConversation();
  const { body } = await upload(nurse, id, aPdf());
  const [row] = await app.asOwner('select file_id from message_attachments where id = $1', [body.id]);
  expect((await hospital.http.delete(`/api/attachments/${body.id}`)).status).toBe(404);
  expect((await nurse.http.delete(`/api/attachments/${body.id}`)).status).toBe(200);
  expect(await app.asOwner('select wrapped_key from stored_files where id = $1', [row?.['file_id']])).toEqual([
    { wrapped_key: null },
  ]);
  const kept = await upload(nurse, id, aPdf());
  await send(nurse, id, [kept.body.id]);
  expect((await nurse.http.delete(`/api/attachments/${kept.body.id}`)).status).toBe(404);
});

it('is unreadable on both sides once the candidate is erased', async () => {
  const { nurse, id } = await aConversation();
  const [theirs, teams] = [await upload(nurse, id, aPdf()), await upload(hospital, id, aPdf())];
  await send(nurse, id, [theirs.body.id]);
  await send(hospital, id, [teams.body.id]);
  const files = await app.asOwner('select file_id from message_attachments where conversation_id = $1', [id]);
  expect(files).toHaveLength(2);
  await app.asOwner('select app.erase_person($1)', [nurse.userId]);
  const left = await app.asOwner('select 1 from stored_files where id = any($1) and wrapped_key is not null', [
    files.map((file) => file['file_id']),
  ]);
  expect(left).toEqual([]);
  expect((await open(hospital, teams.body.id)).status).toBe(404);
});

it('takes no file once the conversation has ended', async () => {
  const { nurse, id } = await aConversation();
  await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null });
  expect((await upload(nurse, id, aPdf())).status).toBe(409);
});

it('keeps a sent file from the other side until the scan is done, and says when a virus was found', async () => {
  let verdict: string | null = null;
  const waiting: (() => void)[] = [];
  const scanner = createServer((socket) => {
    socket.on('error', () => undefined);
    const answer = () => socket.end(`${verdict ?? ''}\0`);
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      if (verdict) answer();
      else waiting.push(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  const { port } = scanner.address() as AddressInfo;
  onTestFinished(() => void scanner.close());
  const scanning = await startTestApp({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  const team = await anApprovedHospital(scanning);
  const job = await publish(scanning, team);
  const nurse = await anApprovedNurse(scanning);
  const id = await applyByHand(nurse, job);
  const { body } = await upload(nurse, id, aPdf());
  expect(body.scanState).toBe('pending');
  await send(nurse, id, [body.id]);
  expect((await open(nurse, body.id)).status).toBe(200);
  expect(await open(team, body.id)).toMatchObject({ status: 409 });
  verdict = 'stream: Eicar-Signature FOUND';
  for (const answer of waiting) answer();
  await eventually(async () =>
    expect(await latest(team, id)).toMatchObject({ attachments: [{ scanState: 'infected' }] }),
  );
  expect((await open(team, body.id)).status).toBe(410);
  expect(await keyOf(body.id, scanning)).toEqual([{ wrapped_key: null }]);
});
