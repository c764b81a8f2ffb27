import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}

const START = 'window.__reactRouterManifest=';

/**
 * Takes from the list of routes, which every page loads, what each route's module imports in turn: more than half of
 * it. Only links that fetch ahead would read that, and there are none; pages name what they need themselves.
 */
export function slimManifest(root: string): void {
  for (const name of globSync('assets/manifest-*.js', { cwd: root })) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(START)) throw new Error(`${name} begins in a way that the build does not know.`);
    const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as Manifest;
    for (const route of Object.values(manifest.routes)) delete route.imports;
    writeFileSync(file, `${START}${JSON.stringify(manifest)};`);
  }
}
