import forge from 'node-forge';
import { beforeAll, expect, it } from 'vitest';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { sharedApp } from '#tests/support/app.ts';
import { sealingCertificate } from './certificate.ts';
import { makeCertificate } from './make-certificate.ts';

const app = sharedApp();
const LABEL = 'signing-certificate/1';
/** Object identifiers in DER. */
const AES_256_CBC = '60864801650304012a';
const HMAC_SHA256 = '2a864886f70d0209';
const TRIPLE_DES = '2a864886f70d010c0103';
const SHA1 = '2b0e03021a';

let made: Awaited<ReturnType<typeof makeCertificate>>;
beforeAll(async () => {
  made = await makeCertificate('tallgrass.test', app.clock.now());
});

/** Key and certificate of a container, as the signing library reads them. */
function contentOf(p12: Buffer) {
  const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), '');
  const { pkcs8ShroudedKeyBag: keyBag = '', certBag = '' } = forge.pki.oids;
  const key = opened.getBags({ bagType: keyBag })[keyBag]?.[0]?.key;
  const certificate = opened.getBags({ bagType: certBag })[certBag]?.[0]?.cert;
  if (!key || !certificate) throw new Error('the container is empty');
  return { key, certificate, text: forge.pki.privateKeyToPem(key) };
}

function expectAes(p12: Buffer): void {
  const hex = p12.toString('hex');
  expect(hex).toContain(AES_256_CBC);
  expect(hex).toContain(HMAC_SHA256);
  expect(hex.includes(TRIPLE_DES)).toBe(false);
  expect(hex.includes(SHA1)).toBe(false);
}

it('the key of the seal is packed under AES-256 and SHA-256, without 3DES and SHA-1', () => expectAes(made.p12));

it('a key that was packed under 3DES is packed and sealed again when it is next used, and is the same key', async () => {
  const { key, certificate, text } = contentOf(made.p12);
  const old = forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, certificate, '', { algorithm: '3des' })).getBytes();
  const packed = Buffer.from(old, 'binary');
  expect(packed.toString('hex')).toContain(TRIPLE_DES);
  await app.asOwner('insert into signing_certificates (p12_sealed, certificate, created_at) values ($1, $2, $3)', [
    seal(app.deps.env, LABEL, packed.toString('base64')),
    made.certificate,
    app.clock.now(),
  ]);
  const used = await sealingCertificate(app.deps);
  expect(used.certificate).toBe(made.certificate);
  expectAes(used.p12);
  expect(contentOf(used.p12).text).toBe(text);
  const [row] = await app.asOwner('select p12_sealed from signing_certificates');
  expect(unseal(app.deps.env, LABEL, String(row?.['p12_sealed']))).toBe(used.p12.toString('base64'));
  expect(await sealingCertificate(app.deps)).toEqual(used);
});
