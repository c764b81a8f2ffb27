import type { Config } from '@react-router/dev/config';
import { ENTRY_PAGES, ENTRY_VARIANTS, PRERENDER_MARK } from './src/domains/accounts/contract/entry-pages.ts';
import { NOT_FOUND_PATH, PUBLIC_PAGES } from './src/kernel/prerendered.ts';
import { buildServerPages } from './tools/lib/site/build-server-pages.ts';
import { compressAssets } from './tools/lib/site/compress-assets.ts';
import { startAfterPaint } from './tools/lib/site/after-paint.ts';
import { describeSite } from './tools/lib/site/describe-site.ts';
import { preloadScreens } from './tools/lib/site/preload-screens.ts';
import { splitManifest } from './tools/lib/site/split-manifest.ts';

export default {
  appDirectory: 'src/app/web',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build/site',
  ssr: false,
  prerender: [
    // Before the pages themselves: the router writes both to one file, and `entry.server.tsx` keeps a copy of a variant.
    ...ENTRY_VARIANTS.map(({ page, query }) => `${page}?${query}&${PRERENDER_MARK}=`),
    ...PUBLIC_PAGES,
    ...ENTRY_PAGES,
    NOT_FOUND_PATH,
  ],
  async buildEnd({ reactRouterConfig }) {
    const root = `${reactRouterConfig.buildDirectory}/client`;
    preloadScreens(root);
    splitManifest(root);
    startAfterPaint(root);
    await compressAssets(root);
    await describeSite(root);
    await buildServerPages(`${reactRouterConfig.buildDirectory}/server-pages`);
  },
} satisfies Config;
