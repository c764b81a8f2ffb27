import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the browser tests says which folder and database it runs on, for commands beside it. */
export const e2ePlace = (port: string): string => join(tmpdir(), `tallgrass-e2e-${port}.json`);
