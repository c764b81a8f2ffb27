import { parseArgs } from 'node:util';
import { importFacilities } from '#domains/verification/server/facilities/index.ts';
import { importExclusions } from '#domains/verification/server/screening/index.ts';
import type { BadRow, FileEvents } from '#platform/server/csv.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { CommandError, runCommand, UsageError } from './lib/command.ts';
import { progressBar } from './lib/progress.ts';
import { withDeps } from './lib/with-deps.ts';

interface Outcome {
  rows: number;
  text: string;
}

async function exclusions(source: 'leie' | 'sam', deps: Deps, file: string, events: FileEvents): Promise<Outcome> {
  const { entries, added, updated, removed, bad, doubtful } = await importExclusions(deps, source, file, events);
  const screening = entries > 0 ? ' The running server screens everyone again in the background.' : '';
  return {
    rows: entries,
    text:
      `${added} added, ${updated} updated, ${removed} no longer listed, ${bad} bad rows skipped, ` +
      `${doubtful} kept without an unreadable fact.${screening}`,
  };
}

/** Each imports one official file. */
const IMPORTS: Readonly<Record<string, (deps: Deps, file: string, events: FileEvents) => Promise<Outcome>>> = {
  facilities: async (deps, file, events) => {
    const { added, updated, bad } = await importFacilities(deps, file, events);
    return { rows: added + updated, text: `${added} added, ${updated} updated, ${bad} bad rows skipped.` };
  },
  leie: (deps, file, events) => exclusions('leie', deps, file, events),
  sam: (deps, file, events) => exclusions('sam', deps, file, events),
};
const USAGE = `Usage: npm run import -- ${Object.keys(IMPORTS).join('|')} FILE`;
/** A file of another kind would otherwise fill the screen. */
const BAD_ROWS_SHOWN = 200;

await runCommand(async () => {
  const [kind, file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if (!kind || !file || rest.length > 0) throw new UsageError('Give the kind of file and one file.');
  const read = Object.hasOwn(IMPORTS, kind) ? IMPORTS[kind] : undefined;
  if (!read) throw new UsageError(`There is no import called '${kind}'.`);
  const badRows: BadRow[] = [];
  const events = { onProgress: progressBar(kind), onBadRow: (row: BadRow) => void badRows.push(row) };
  const { rows, text } = await withDeps((deps) =>
    read(deps, file, events).catch((error: unknown) => {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    }),
  );
  badRows.sort((a, b) => a.line - b.line);
  for (const { line, problem } of badRows.slice(0, BAD_ROWS_SHOWN)) console.error(`line ${line}: ${problem}`);
  if (badRows.length > BAD_ROWS_SHOWN) console.error(`and ${badRows.length - BAD_ROWS_SHOWN} more`);
  console.log(text);
  if (rows === 0) throw new CommandError('No row of this file could be read.');
}, USAGE);
