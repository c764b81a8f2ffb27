import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREEN_MODULES } from '#kernel/prerendered.ts';
import { lineOf, patternOfRoute, readManifest, type Route } from './route-manifest.ts';

/**
 * Writes which modules each screen needs beyond those that the empty shell names, by its pattern. The server adds them to
 * the shell, so that the browser requests all of them at once instead of finding them one import after the other.
 */
export function preloadScreens(root: string): void {
  const { routes } = readManifest(root).manifest;
  const shell = readFileSync(join(root, '__spa-fallback.html'), 'utf8');
  const isScreen = ([, { path, index }]: [string, Route]) => index || (path && path !== '*');
  const modulesOf = (id: string) =>
    lineOf(routes, id).flatMap((step) => [routes[step]?.module ?? [], routes[step]?.imports ?? []].flat());
  const screens = Object.entries(routes)
    .filter(isScreen)
    .map(([id]) => [patternOfRoute(routes, id), [...new Set(modulesOf(id))].filter((href) => !shell.includes(href))]);
  writeFileSync(join(root, SCREEN_MODULES), JSON.stringify(Object.fromEntries(screens)));
}
