import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBER } from 'asn1js';
import { ContentInfo, CryptoEngine, setEngine, SignedData } from 'pkijs';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { PDFSIG } from '#tools/lib/optional-programs.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  offerTo,
  proposeTo,
  publish,
  signedAs,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: globalThis.crypto }));
  hospital = await anApprovedHospital(app, '64801');
  nurse = await anApprovedNurse(app, '64801');
});

async function anOffer(changes: object = {}) {
  const applicationId = await applyByHand(nurse, await publish(app, hospital, { zip: '64801' }));
  await proposeTo(app, hospital, applicationId);
  return { applicationId, id: await offerTo(app, hospital, applicationId, changes) };
}
const sign = (id: string, signature: object = signedAs('Dana Whitfield'), who = nurse) =>
  who.http.post(`/api/offers/${id}/accept`, { signature });
async function pdf(path: string, { http }: Pick<SignedIn, 'http'> = nurse): Promise<Buffer> {
  const cookie = [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(path, http.origin), { headers: { cookie } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await response.arrayBuffer());
}
const textOf = async (document: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(document), { verbosity: 0 }), { mergePages: true })).text;

/** What the seal covers, and its signature (CMS), as the document's byte range says. */
function sealOf(document: Buffer) {
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(document.toString('latin1'));
  const [, a, b, c, d] = (range ?? []).map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('there is no seal');
  expect([a, c + d]).toEqual([0, document.length]);
  const content = Buffer.concat([document.subarray(a, a + b), document.subarray(c, c + d)]);
  const hex = document
    .subarray(a + b, c)
    .toString('latin1')
    .replaceAll(/[<>]/g, '');
  return { content, cms: Buffer.from(hex, 'hex') };
}

/** Whether another library finds the seal valid. */
async function isValid(document: Buffer): Promise<boolean> {
  const { content, cms } = sealOf(document);
  const info = new ContentInfo({ schema: fromBER(new Uint8Array(cms).buffer).result });
  const signed = new SignedData({ schema: info.content });
  return signed.verify({ signer: 0, data: new Uint8Array(content).buffer, checkChain: false }).catch(() => false);
}

/** What Poppler's validator, which knows nothing of the product, says of the document as a whole. */
function pdfsigSays(document: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'seal-'));
  try {
    writeFileSync(join(folder, 'letter.pdf'), document);
    return execFileSync(PDFSIG ?? '', ['letter.pdf'], { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A copy of which one byte differs. */
function altered(document: Buffer): Buffer {
  const copy = Buffer.from(document);
  const at = copy.indexOf('/Title');
  copy.writeUInt8(copy.readUInt8(at + 8) ^ 1, at + 8);
  return copy;
}

it('the letter is frozen when it is sent: what either side reads later has the same bytes and hash', async () => {
  const { id } = await anOffer();
  const { letterSha256 } = (await nurse.http.get('/api/offers?limit=100')).body.items.find(
    (offer: { id: string }) => offer.id === id,
  );
  const first = await pdf(`/api/offers/${id}/letter.pdf`);
  expect(createHash('sha256').update(first).digest('hex')).toBe(letterSha256);
  await app.asOwner(`update organizations set name = 'Renamed Hospital' where id = $1`, [hospital.organizationId]);
  expect(await pdf(`/api/offers/${id}/letter.pdf`, hospital)).toEqual(first);
  await app.asOwner(`update organizations set name = 'Quillreed Hospital' where id = $1`, [hospital.organizationId]);
  await expect(app.asOwner(`update offer_letters set sha256 = 'x' where offer_id = $1`, [id])).rejects.toThrow(
    'append-only',
  );
  const text = await textOf(first);
  expect(text).toContain('Quillreed Hospital');
  expect(text).toContain('Dear Dana Whitfield,');
  expect(text).toContain('Morgan Hale');
  expect(text).toMatch(/sign it in Tallgrass by \w+ \d+, \d{4} at \d+:\d\d [AP]M C[SD]T/);
});

it('the signed letter carries both names, the times and the hash, and its seal notices one altered byte', async () => {
  const { id } = await anOffer();
  expect((await nurse.http.get(`/api/offers/${id}/signed.pdf`)).status).toBe(404);
  const accepted = await sign(id, {
    ...signedAs('Dana Whitfield'),
    drawing: [
      [
        [10, 20],
        [300, 150],
      ],
      [[50, 50]],
    ],
  });
  expect(accepted, JSON.stringify(accepted.body)).toMatchObject({ status: 200, body: { status: 'accepted' } });
  expect(accepted.body.signatures).toMatchObject([
    { side: 'employer', name: 'Morgan Hale' },
    { side: 'candidate', name: 'Dana Whitfield' },
  ]);
  const signed = await pdf(`/api/offers/${id}/signed.pdf`);
  expect(await pdf(`/api/offers/${id}/signed.pdf`, hospital)).toEqual(signed);
  const text = await textOf(signed);
  for (const part of ['Dear Dana Whitfield,', accepted.body.letterSha256, id, 'Morgan Hale signed for', 'UTC']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Dana Whitfield signed and accepted the offer (drawn)');

  expect(await isValid(signed)).toBe(true);
  expect(await isValid(altered(signed))).toBe(false);
});

it.skipIf(PDFSIG === null)(
  'a validator of PDF signatures finds the whole letter sealed, and one altered byte',
  async () => {
    const { id } = await anOffer();
    expect((await sign(id)).status).toBe(200);
    const signed = await pdf(`/api/offers/${id}/signed.pdf`);
    expect(pdfsigSays(signed)).toContain('Total document signed');
    expect(pdfsigSays(signed)).toContain('Signature is Valid');
    expect(pdfsigSays(altered(signed))).toContain('Digest Mismatch');
  },
);

it('all letters of an installation are sealed with one certificate, whose key the database does not show', async () => {
  const rows = await app.asOwner('select p12_sealed, certificate from signing_certificates');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ certificate: expect.stringContaining('BEGIN CERTIFICATE') });
  // A PKCS #12 file begins with the sequence 30 82.
  expect(Buffer.from(String(rows[0]?.['p12_sealed']), 'base64url').subarray(0, 2)).not.toEqual(
    Buffer.from([0x30, 0x82]),
  );
});

it('nothing is accepted without a name and the consent to sign, nor sent without them', async () => {
  const { id, applicationId } = await anOffer();
  const unsigned = await nurse.http.post(`/api/offers/${id}/accept`);
  expect(unsigned).toMatchObject({ status: 422, body: { error: 'INVALID_INPUT' } });
  for (const [changes, field] of [
    [{ name: '  ' }, 'signature.name'],
    [{ consents: false }, 'signature.consents'],
    [{ drawing: [] }, 'signature.drawing'],
    [{ drawing: [[[-1, 0]]] }, 'signature.drawing.0.0.0'],
    [{ drawing: [Array.from({ length: 3001 }, () => [1, 1])] }, 'signature.drawing'],
  ] as const) {
    const refused = await sign(id, { ...signedAs('Dana Whitfield'), ...changes });
    expect(refused, field).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  }
  expect((await nurse.http.get(`/api/me/applications/${applicationId}`)).body.stage).toBe('offered');
  await hospital.http.post(`/api/offers/${id}/rescind`, { reason: 'Other terms.' });
  const { signature, ...terms } = termsOf(app);
  expect(signature.name).toBe('Morgan Hale');
  expect(await hospital.http.post(`/api/employer/applications/${applicationId}/offers`, terms)).toMatchObject({
    status: 422,
    body: { fields: { signature: 'Sign the letter.' } },
  });
});

it('of two signatures at once one counts, and what ended meanwhile can’t be signed', async () => {
  const { id } = await anOffer();
  const both = await Promise.all([sign(id), sign(id, signedAs('D. Whitfield'))]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await app.asOwner('select side from offer_signatures where offer_id = $1 order by side', [id])).toEqual([
    { side: 'candidate' },
    { side: 'employer' },
  ]);
  const withdrawn = await anOffer();
  await hospital.http.post(`/api/offers/${withdrawn.id}/rescind`, { reason: 'A mistake.' });
  expect(await sign(withdrawn.id)).toMatchObject({ status: 409, body: { current: 'rescinded' } });
  const expiring = await anOffer();
  app.clock.advance(5 * DAY);
  expect(await sign(expiring.id)).toMatchObject({ status: 409, body: { current: 'expired' } });
  const kept = await app.asOwner(
    `select offer_id from offer_signatures where side = 'candidate' and offer_id = any($1)`,
    [[withdrawn.id, expiring.id]],
  );
  expect(kept).toEqual([]);
});
