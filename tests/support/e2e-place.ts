import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the browser tests' server listens. */
export const e2ePort = process.env['E2E_PORT'] ?? '3990';

/** Where the browser tests' server records its folder and database, for other commands. */
export const e2ePlace = (port: string): string => join(tmpdir(), `tallgrass-e2e-${port}.json`);

/** How mail comes in at that server: no name server answers, so nothing proves who sent it. */
export const e2eMail = (port: string) =>
  ({
    INBOUND_SMTP_PORT: String(Number(port) + 5),
    INBOUND_DOMAIN: 'reply.tallgrass.test',
    INBOUND_DNS: '127.0.0.1:9',
  }) as const;
