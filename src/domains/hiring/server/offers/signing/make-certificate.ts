import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { packKey } from './key-container.ts';

const KEY_BITS = 3072;
const YEARS = 20;

/** Makes a key and a certificate that it signs itself, for the seals of one installation. */
export async function makeCertificate(host: string, now: Date): Promise<{ p12: Buffer; certificate: string }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A positive number: its first bit is 0.
  certificate.serialNumber = `0${randomBytes(16).toString('hex').slice(1)}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate()));
  const names = [
    { name: 'commonName', value: 'Tallgrass document seal' },
    { name: 'organizationName', value: host },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'extKeyUsage', emailProtection: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return { p12: packKey(key, certificate), certificate: forge.pki.certificateToPem(certificate) };
}
