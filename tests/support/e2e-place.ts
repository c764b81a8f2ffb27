import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the browser tests' server listens. */
export const e2ePort = process.env['E2E_PORT'] ?? '3990';

/** Where the server of the browser tests says which folder and database it runs on, for commands beside it. */
export const e2ePlace = (port: string): string => join(tmpdir(), `tallgrass-e2e-${port}.json`);
