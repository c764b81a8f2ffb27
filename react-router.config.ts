import type { Config } from '@react-router/dev/config';
import { NOT_FOUND_PATH, PRERENDERED } from './src/shared/kernel/prerendered.ts';
import { describeSite } from './scripts/lib/describe-site.ts';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build/site',
  ssr: false,
  prerender: [...PRERENDERED, NOT_FOUND_PATH],
  buildEnd: ({ reactRouterConfig }) => describeSite(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
