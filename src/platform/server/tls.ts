import { readFileSync, statSync } from 'node:fs';
import { createSecureContext, type TlsOptions } from 'node:tls';
import type { Logger } from './log.ts';

/** Paths of PEM files: the private key, and the certificate, followed by those between it and the root. */
export interface CertificateFiles {
  keyFile: string;
  certificateFile: string;
}

/**
 * For servers of ours that speak TLS: 1.2 with forward secrecy and authenticated encryption, and 1.3, which has nothing
 * else; strongest first. `deploy/compose/Caddyfile` names the same.
 */
export const STRONG_TLS = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
} as const satisfies TlsOptions;

/** The options of a server that has this certificate. Throws when a file can't be read. */
export const serverTlsOf = ({ keyFile, certificateFile }: CertificateFiles) => ({
  ...STRONG_TLS,
  key: readFileSync(keyFile),
  cert: readFileSync(certificateFile),
});

/** Why a key and a certificate can't be used together, or null. */
export function whyUnusable(files: CertificateFiles): string | null {
  try {
    createSecureContext(serverTlsOf(files));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

const LOOK_MS = 60_000;

/**
 * Takes up a renewed certificate without a restart: looks at the files every minute. A key and a certificate that don't
 * belong together, as in the middle of a renewal, wait for the next look. Returns how to stop.
 */
export function followRenewals(
  files: CertificateFiles,
  takeUp: (options: ReturnType<typeof serverTlsOf>) => void,
  { log, everyMs = LOOK_MS }: { log: Logger; everyMs?: number },
): () => void {
  let known = versionOf(files);
  const look = () => {
    try {
      const found = versionOf(files);
      if (found === known) return;
      const options = serverTlsOf(files);
      // The mail server drops the certificate that it has before it looks at the new one.
      createSecureContext(options);
      takeUp(options);
      known = found;
      log.info({ file: files.certificateFile }, 'the renewed certificate is in use');
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      log.warn({ file: files.certificateFile, err: why }, 'the renewed certificate cannot be used yet');
    }
  };
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}

/** Renewals often replace a link, so the file behind it is looked at. */
const versionOf = (files: CertificateFiles): string =>
  [files.keyFile, files.certificateFile]
    .map((path) => statSync(path))
    .map(({ ino, mtimeMs }) => `${ino} ${mtimeMs}`)
    .join();
