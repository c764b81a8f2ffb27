import { cpSync, globSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND_NAMES } from './bundle.ts';

/** What the server reads beside its code: rules and migrations of the database, fonts of letters. */
const READ_AT_RUN_TIME = [
  'src/{platform,app}/db/*.sql',
  'src/domains/*/db/**/*.sql',
  'src/app/db/migrations/**/*.{sql,json}',
  'src/platform/server/pdf/*.ttf',
];

/** Copies what the server reads at run time, each file to its own place in `src`. */
export function copyFiles(out: string): void {
  for (const file of globSync(READ_AT_RUN_TIME)) cpSync(file, join(out, file));
  for (const file of ['LICENSE', '.env.example']) cpSync(file, join(out, file));
}

/** A package of its own, whose scripts are the commands. */
export function writeManifest(out: string, version: string, dependencies: Record<string, string>): void {
  const manifest = {
    name: 'tallgrass-server',
    version,
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=24' },
    scripts: Object.fromEntries(COMMAND_NAMES.map((name) => [name, `node server/${name}.js`])),
    dependencies,
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Bytes of all files in a folder. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
