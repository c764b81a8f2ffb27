import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../../lib/command.ts';

/** Runs one of the operator's commands, and repeats its own words without the drill's folder in them. */
export async function runOperatorsCommand(
  command: 'backup' | 'restore',
  settings: Readonly<Record<string, string>> & { DATA_DIR: string },
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const env = { PATH: process.env['PATH'], ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [`tools/${command}.ts`, ...args], { env }).catch(
    (error: { stderr?: string }) => {
      throw new CommandError(`npm run ${command} failed: ${error.stderr}`);
    },
  );
  for (const line of stdout.trim().split('\n')) say(`  ${line.replaceAll(settings.DATA_DIR, 'DATA_DIR')}`);
}
