import { join } from 'node:path';
import { build } from 'vite';

/** The bundle's file name in its build folder. */
export const SERVER_PAGES_FILE = 'index.js';

/** Builds the pages that the server renders per request; packages stay imports. */
export async function buildServerPages(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/web/server-pages/index.tsx',
      outDir,
      target: 'node24',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: SERVER_PAGES_FILE } },
    },
  });
  return join(outDir, SERVER_PAGES_FILE);
}
