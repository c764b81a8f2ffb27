import { MOST_PATHS, pathOf } from './field-paths.ts';

/**
 * The dotted paths of text that the database can't store: NUL (not allowed in PostgreSQL text) or a lone surrogate (not
 * a Unicode character). Field names count as text too. Stops at the first 20.
 */
export function unstorablePaths(value: unknown): string[] {
  const found: string[] = [];
  collect(value, [], found);
  return found;
}

/** `path` is the one of `value`; it is the same array during the whole walk. */
function collect(value: unknown, path: string[], found: string[]): void {
  if (typeof value === 'string' && !isStorable(value)) found.push(pathOf(path));
  if (value === null || typeof value !== 'object') return;
  for (const [name, part] of Object.entries(value)) {
    if (found.length >= MOST_PATHS) return;
    if (!isStorable(name)) {
      found.push(pathOf(path));
      continue;
    }
    path.push(name);
    collect(part, path, found);
    path.pop();
  }
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
