/**
 * The dotted paths of text that the database can't store: NUL (not allowed in PostgreSQL text) or a lone surrogate (not
 * a Unicode character). Field names count as text too.
 */
export function unstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isStorable(name) ? unstorablePaths(part, [...path, name]) : [path.join('.')],
  );
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
