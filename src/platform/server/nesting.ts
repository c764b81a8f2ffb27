/** Far more than any request of ours nests, far less than would exhaust the stack of whoever walks it. */
const MOST_LEVELS = 32;

/** Walks level by level, so that no depth exhausts its own stack. */
export function nestsTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  }
  return level.length > 0;
}
