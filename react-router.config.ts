import type { Config } from '@react-router/dev/config';
import { NOT_FOUND_PATH, PRERENDERED } from './src/kernel/prerendered.ts';
import { buildServerPages } from './tools/lib/build-server-pages.ts';
import { compressAssets } from './tools/lib/compress-assets.ts';
import { startAfterPaint } from './tools/lib/after-paint.ts';
import { describeSite } from './tools/lib/describe-site.ts';
import { splitManifest } from './tools/lib/split-manifest.ts';

export default {
  appDirectory: 'src/app/web',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build/site',
  ssr: false,
  prerender: [...PRERENDERED, NOT_FOUND_PATH],
  async buildEnd({ reactRouterConfig }) {
    const root = `${reactRouterConfig.buildDirectory}/client`;
    splitManifest(root);
    startAfterPaint(root);
    await compressAssets(root);
    await describeSite(root);
    await buildServerPages(`${reactRouterConfig.buildDirectory}/server-pages`);
  },
} satisfies Config;
