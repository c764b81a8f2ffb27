import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyScript } from '#platform/contract/early-script.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Delays the scripts of each prerendered page until it is painted: the code that starts the application moves into its
 * own file, which the page's opening script requests. The empty shell shows nothing before its scripts, so it doesn't
 * wait.
 */
export function startAfterPaint(root: string): void {
  for (const page of globSync('**/index.html', { cwd: root })) {
    const file = join(root, page);
    const html = readFileSync(file, 'utf8');
    const needs = [...html.matchAll(PRELOAD)].flatMap(([, href]) => href ?? []);
    const [, start] = START.exec(html) ?? [];
    const framework = needs.find((href) => href.startsWith('/assets/framework-'));
    if (!start || !framework) throw new Error(`${page} begins in a way that the build does not know.`);
    const name = `/assets/start-${createHash('sha256').update(start).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(root, name), start);
    const opening = `<script>${earlyScript(needs, framework, name)}</script>`;
    writeFileSync(
      file,
      html.replaceAll(PRELOAD, '').replace(START, () => opening),
    );
  }
}
