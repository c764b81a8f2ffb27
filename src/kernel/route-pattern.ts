/**
 * Whether a path is one of a route pattern's: `:name` stands for one segment, a final `*` for any rest. A trailing slash
 * does not matter.
 */
export function matchRoutePattern(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const hasRest = wanted.at(-1) === '*';
  if (hasRest) wanted.pop();
  if (hasRest ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, i) => segment.startsWith(':') || segment.toLowerCase() === given[i]?.toLowerCase());
}

const segments = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The pattern that a path is of, or `unknown`: what is kept of an address holds no id, no token and no word of a stranger. */
export function patternOf(path: string, patterns: readonly string[]): string {
  const fitting = patterns.filter((pattern) => matchRoutePattern(pattern, path));
  return fitting.find((pattern) => !/[:*]/.test(pattern)) ?? fitting[0] ?? 'unknown';
}
