import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the browser tests' server listens. */
export const e2ePort = process.env['E2E_PORT'] ?? '3990';

/** Where the browser tests' server records its folder and database, for other commands. */
export const e2ePlace = (port: string): string => join(tmpdir(), `tallgrass-e2e-${port}.json`);
