import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError, runCommand } from './lib/command.ts';

interface Entry {
  optionalDependencies?: Record<string, string>;
}

/**
 * npm writes a lock file without other platforms' binaries when the registry doesn't have them (yet), and `npm ci` then
 * refuses it everywhere. This check says so before a fresh clone does.
 */
await runCommand(async () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path} wants ${name}`),
  );
  if (missing.length === 0) return;
  throw new CommandError(
    `npm ci will refuse package-lock.json; pin versions that exist for all platforms:\n${missing.join('\n')}`,
  );
});

/** Looks where Node would: beside the package, then in each parent folder. */
function isLocked(packages: Record<string, Entry>, path: string, name: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (folder === '.' || folder === '') return `node_modules/${name}` in packages;
    if (!folder.endsWith('node_modules') && `${folder}/node_modules/${name}` in packages) return true;
  }
}
