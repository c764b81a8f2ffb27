import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Writes what the server must know about a built site: `csp.json`, the hashes of all inline code per page (the
 * Content-Security-Policy allows no other), and `routes.json`, the listed paths (any other is a 404).
 */
export async function describeSite(root: string): Promise<void> {
  const pages = globSync('**/*.html', { cwd: root });
  const hashes = Object.fromEntries(
    pages.map((page) => {
      const html = readFileSync(join(root, page), 'utf8');
      return [page, { script: hashesOf(html, INLINE_SCRIPT), style: hashesOf(html, INLINE_STYLE) }];
    }),
  );
  writeFileSync(join(root, 'csp.json'), JSON.stringify(hashes));
  const { default: routes } = await import('#app/web/routes.ts');
  const patterns = [...new Set(patternsOf(routes, ''))].filter((pattern) => pattern !== '/*').sort();
  writeFileSync(join(root, 'routes.json'), JSON.stringify(patterns));
}

const hashesOf = (html: string, inline: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(inline)].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  ),
];

/** The full patterns of all routes with a screen of their own. */
function patternsOf(routes: RouteConfigEntry[], parent: string): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const own = path ? `${parent}/${path}` : parent;
    const isScreen = index === true || (path !== undefined && !children);
    return [...(isScreen ? [own || '/'] : []), ...patternsOf(children ?? [], own)];
  });
}
