import type { Socket } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';

/** What a client may offer. A client of today offers none of `WEAK` unless told to. */
export const GOOD: Record<string, ConnectionOptions> = {
  'TLS 1.3': { minVersion: 'TLSv1.3' },
  'TLS 1.2 with AES-256-GCM': { maxVersion: 'TLSv1.2', ciphers: 'ECDHE+AES256+AESGCM' },
  'TLS 1.2 with AES-128-GCM': { maxVersion: 'TLSv1.2', ciphers: 'ECDHE+AES128+AESGCM' },
};
export const WEAK: Record<string, ConnectionOptions> = {
  'TLS 1.0': { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' },
  'TLS 1.1': { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
  'no forward secrecy': { maxVersion: 'TLSv1.2', ciphers: 'kRSA:@SECLEVEL=0' },
  CBC: {
    maxVersion: 'TLSv1.2',
    ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA:ECDHE-RSA-AES256-SHA384:@SECLEVEL=0',
  },
};

/** The alerts of a server that takes none of what it is offered. */
export const REFUSED = /ALERT_PROTOCOL_VERSION|ALERT_HANDSHAKE_FAILURE/;

/** Which version a server takes of an offer, or its alert when it takes none. */
export const offer = (socket: Socket, options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    // The certificate is not what is asked here.
    const made = connect({ ...options, socket, servername: 'localhost', rejectUnauthorized: false });
    made.once('secureConnect', () => {
      resolve(made.getProtocol() ?? 'none');
      made.destroy();
    });
    made.once('error', (error: Error & { code?: string }) => {
      resolve(error.code ?? error.message);
      made.destroy();
    });
  });
