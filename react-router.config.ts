import type { Config } from '@react-router/dev/config';
import { NOT_FOUND_PATH, PRERENDERED } from './src/shared/kernel/prerendered.ts';
import { compressAssets } from './scripts/lib/compress-assets.ts';
import { startAfterPaint } from './scripts/lib/after-paint.ts';
import { describeSite } from './scripts/lib/describe-site.ts';
import { splitManifest } from './scripts/lib/split-manifest.ts';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build/site',
  ssr: false,
  prerender: [...PRERENDERED, NOT_FOUND_PATH],
  async buildEnd({ reactRouterConfig }) {
    const root = `${reactRouterConfig.buildDirectory}/client`;
    splitManifest(root);
    startAfterPaint(root);
    await compressAssets(root);
    await describeSite(root);
  },
} satisfies Config;
