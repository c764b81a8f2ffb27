/**
 * Whether a path matches a route pattern: `:name` matches one segment, a final `*` any rest. Trailing slashes don't
 * matter.
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

/** The pattern a path matches, or `unknown`: stored addresses contain no id, token or foreign text. */
export function patternOf(path: string, patterns: readonly string[]): string {
  const fitting = patterns.filter((pattern) => matchRoutePattern(pattern, path));
  return fitting.find((pattern) => !/[:*]/.test(pattern)) ?? fitting[0] ?? 'unknown';
}
