import { importFacilities, type BadRow } from '#server/features/facilities/index.ts';
import { AppError } from '#server/platform/errors.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { progressBar } from './lib/progress.ts';
import { withDeps } from './lib/with-deps.ts';

const USAGE = 'Usage: npm run import -- facilities|leie|sam FILE';

await runCommand(async () => {
  const [kind, file, ...rest] = process.argv.slice(2);
  if (!kind || !file || rest.length > 0) throw new CommandError(USAGE);
  if (kind === 'leie' || kind === 'sam') {
    throw new CommandError(`Importing ${kind} files is not available yet. Nothing was read or changed.`);
  }
  if (kind !== 'facilities') throw new CommandError(`There is no import called '${kind}'.\n${USAGE}`);
  const badRows: BadRow[] = [];
  const result = await withDeps((deps) =>
    importFacilities(deps, file, {
      onProgress: progressBar('facilities'),
      onBadRow: (row) => badRows.push(row),
    }).catch((error: unknown) => {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    }),
  );
  for (const { line, problem } of badRows.sort((a, b) => a.line - b.line)) console.error(`line ${line}: ${problem}`);
  console.log(`${result.added} added, ${result.updated} brought up to date, ${result.bad} bad rows left out.`);
  if (result.added + result.updated === 0) throw new CommandError('No row of this file could be read.');
});
