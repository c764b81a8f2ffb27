import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Route {
  parentId?: string;
  path?: string;
  index?: boolean;
  /** The module of the route, and what it imports in turn. */
  module: string;
  imports?: string[];
}

/** The router's list of routes, as its build writes it. */
export interface Manifest {
  version: string;
  routes: Record<string, Route>;
}

export const START = 'window.__reactRouterManifest=';

export function readManifest(root: string): { name: string; manifest: Manifest } {
  const [name] = globSync('assets/manifest-*.js', { cwd: root });
  const text = name ? readFileSync(join(root, name), 'utf8') : '';
  if (!name || !text.startsWith(START))
    throw new Error('The list of routes begins in a way that the build does not know.');
  return { name, manifest: JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as Manifest };
}

/** A route and its layouts, outermost first. */
export const lineOf = (routes: Manifest['routes'], id: string | undefined): string[] =>
  id ? [...lineOf(routes, routes[id]?.parentId), id] : [];

/** The full path of a route, such as `/employer/jobs/:id`. */
export const patternOfRoute = (routes: Manifest['routes'], id: string): string =>
  `/${lineOf(routes, id)
    .flatMap((step) => routes[step]?.path || [])
    .join('/')}`;
