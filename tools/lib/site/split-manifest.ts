import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_PAGES } from '#domains/accounts/contract/entry-pages.ts';
import { LATER_ROUTES, LATER_ROUTES_PATH, NOT_FOUND_PATH, PUBLIC_PAGES } from '#kernel/prerendered.ts';
import { lineOf, patternOfRoute, readManifest, START, type Manifest, type Route } from './route-manifest.ts';

const ALL_AT_ONCE = '"routeDiscovery":{"mode":"initial"},"ssr":false';
const LATER = `"routeDiscovery":{"mode":"lazy","manifestPath":"${LATER_ROUTES_PATH}"},"ssr":true`;

/**
 * Splits the list of routes. A public page starts with the public routes only, an entry page with the entry pages too: processing all hundred before the
 * first touch took a slow phone over 50 ms in one task. The router fetches the others once the page runs, or when the
 * visitor navigates to one before that. The empty shell keeps the whole list. Both lists omit what each route's module
 * imports in turn: `preload-screens.ts` tells the server instead.
 */
export function splitManifest(root: string): void {
  const { name, manifest } = readManifest(root);
  for (const route of Object.values(manifest.routes)) delete route.imports;
  writeFileSync(join(root, name), `${START}${JSON.stringify(manifest)};`);

  const first = routesOf(manifest.routes, PUBLIC_PAGES);
  const later = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !(id in first)));
  writeFileSync(join(root, LATER_ROUTES), JSON.stringify({ version: manifest.version, routes: later }));
  const write = (routes: Manifest['routes']): string => {
    const short = `${START}${JSON.stringify({ ...manifest, routes })};`;
    const shortName = `assets/manifest-${createHash('sha256').update(short).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(root, shortName), short);
    return shortName;
  };
  const publicName = write(first);
  const entryName = write(routesOf(manifest.routes, [...PUBLIC_PAGES, ...ENTRY_PAGES]));
  const isPublic = (page: string) =>
    [...PUBLIC_PAGES, NOT_FOUND_PATH].includes(`/${page.replace(/\/?index\.html$/, '')}`);

  for (const page of globSync('**/index.html', { cwd: root })) {
    const file = join(root, page);
    const html = readFileSync(file, 'utf8');
    if (!html.includes(name) || !html.includes(ALL_AT_ONCE))
      throw new Error(`${page} names its routes in a way that the build does not know.`);
    writeFileSync(
      file,
      html.replaceAll(name, isPublic(page) ? publicName : entryName).replace(ALL_AT_ONCE, () => LATER),
    );
  }
}

/** The routes of these pages and of the not-found page, with their layouts. */
function routesOf(routes: Manifest['routes'], pages: readonly string[]): Manifest['routes'] {
  const isPublic = ([id, { path, index }]: [string, Route]) =>
    path === '*' || ((index || path) && pages.includes(patternOfRoute(routes, id)));
  const wanted = new Set(
    Object.entries(routes)
      .filter(isPublic)
      .flatMap(([id]) => lineOf(routes, id)),
  );
  return Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)));
}
