/**
 * Where a request holds text that the database cannot keep: NUL (text has none in PostgreSQL) or half of a surrogate
 * pair (no Unicode character). Answers the paths with dots; names of fields count as text too.
 */
export function unstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isStorable(name) ? unstorablePaths(part, [...path, name]) : [path.join('.')],
  );
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
