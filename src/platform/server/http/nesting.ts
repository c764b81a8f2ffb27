/** Far deeper than any real request, far shallower than what exhausts a recursive walker's stack. */
const MOST_LEVELS = 32;

/** Walks level by level, so that deep input can't exhaust the stack. */
export function nestsTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  }
  return level.length > 0;
}
