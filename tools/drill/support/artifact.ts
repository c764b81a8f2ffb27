import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../../lib/command.ts';
import { seconds } from './frame.ts';

/** The folder that production runs, from `npm run build:server`. */
export const ARTIFACT = 'build/server';

/** Makes the folder where there is none; one that is there is taken as it is. */
export async function ensureArtifact(say: (line: string) => void): Promise<void> {
  if (existsSync(join(ARTIFACT, 'server/start.js'))) return;
  const began = performance.now();
  await promisify(execFile)(process.execPath, ['tools/build-server.ts', '--quick', ARTIFACT]).catch(
    (error: { stderr?: string }) => {
      throw new CommandError(`${ARTIFACT} could not be made: ${error.stderr}`);
    },
  );
  say(`made ${ARTIFACT}, which was not there (${seconds(performance.now() - began)})`);
}
