import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Locked {
  version: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type LockFile = Record<string, Locked>;

/** Types, source maps and documentation: nothing of a running server reads them. Licenses stay. */
const UNREAD = /\.(d\.[mc]?ts|map|md|markdown)$/;

/**
 * Copies these packages and all that they need into `out/node_modules`, as the lock file names them and npm has installed
 * them here, for this kind of machine. Returns name → version of the given ones.
 */
export function copyPackages(names: readonly string[], out: string): Record<string, string> {
  const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockFile }).packages;
  for (const path of neededBy(names, locked)) {
    cpSync(path, join(out, path), {
      recursive: true,
      filter: (file) => !UNREAD.test(file) && (file === path || basename(file) !== 'node_modules'),
    });
  }
  return Object.fromEntries(names.map((name) => [name, locked[`node_modules/${name}`]?.version ?? '']));
}

/** The folders of these packages and, each in its own copy, of everything that they depend on. */
export function neededBy(names: readonly string[], locked: LockFile): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, isOptional: boolean) => {
    const path = placeOf(name, from, locked);
    // Optional packages are those for other machines.
    if (!path || (isOptional && !existsSync(path))) {
      if (isOptional) return;
      throw new Error(`${from || 'The server'} needs ${name}, which the lock file doesn't have.`);
    }
    if (locked[path]?.dev) throw new Error(`${name} is for development only, but the server needs it.`);
    if (found.has(path)) return;
    found.add(path);
    for (const one of Object.keys(locked[path]?.dependencies ?? {})) visit(one, path, false);
    for (const one of Object.keys(locked[path]?.optionalDependencies ?? {})) visit(one, path, true);
  };
  for (const name of names) visit(name, '', false);
  return [...found].sort();
}

/** Node's own rule: the nearest `node_modules` upward that has it. */
function placeOf(name: string, from: string, locked: LockFile): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (locked[path]) return path;
    if (!folder) return null;
  }
}
