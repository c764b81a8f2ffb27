import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { onTestFinished } from 'vitest';

const DAY_MS = 86_400_000;

interface Certificate {
  keyFile: string;
  certificateFile: string;
  /** What the files hold. */
  certificate: string;
  key: string;
}

/**
 * A certificate for a host name, signed by itself, with its key, as PEM files in `folder`, or in one that lasts until the
 * test ends.
 */
export function selfSigned(host: string, folder = folderOfTest()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(publicKey);
  made.serialNumber = '01';
  made.validity.notBefore = new Date(Date.now() - DAY_MS);
  made.validity.notAfter = new Date(Date.now() + DAY_MS);
  const names = [{ name: 'commonName', value: host }];
  made.setSubject(names);
  made.setIssuer(names);
  made.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }]);
  made.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  const certificate = forge.pki.certificateToPem(made);
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  writeFileSync(keyFile, privateKey, { mode: 0o600 });
  writeFileSync(certificateFile, certificate);
  return { keyFile, certificateFile, certificate, key: privateKey };
}

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
