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

/** The largest form, a drawn signature, has 9,000 values; a body of 1 MB could have half a million. */
const MOST_VALUES = 20_000;

/** The contract reports each wrong value by itself: half a million take seconds and a gigabyte. */
export function holdsTooMany(value: unknown): boolean {
  let left = MOST_VALUES;
  const waiting = [value];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (part === null || typeof part !== 'object') continue;
    const parts = Object.values(part);
    left -= parts.length;
    if (left < 0) return true;
    waiting.push(...parts);
  }
  return false;
}
