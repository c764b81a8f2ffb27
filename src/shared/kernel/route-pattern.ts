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
