import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArtifact } from './artifact/build.ts';
import { sizeOf } from './artifact/files.ts';
import { timeToHealthy } from './artifact/time-to-healthy.ts';
import { runCommand, UsageError } from './lib/command.ts';
import { buildSite } from './lib/site/site.ts';

const USAGE = 'Usage: npm run build:server -- [FOLDER] [--site FOLDER] [--quick]';

/**
 * Makes the folder that production runs (`build/server` or the given one) and prints its size and start time. `--site`
 * names a site that is already built; `--quick` leaves out measuring the start.
 */
await runCommand(async () => {
  // For the bundler, which otherwise takes the development code of packages.
  process.env['NODE_ENV'] = 'production';
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, quick: { type: 'boolean' } },
  });
  const [folder = 'build/server', ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('Give one folder at most.');
  const out = resolve(folder);
  const siteRoot = values.site ?? (await buildSite());
  console.log('Building the server…');
  await buildArtifact({ siteRoot, out });
  console.log(out);
  for (const part of ['server', 'server-pages', 'client', 'node_modules', '']) {
    console.log(`  ${part || 'all'}: ${(sizeOf(join(out, part)) / 1e6).toFixed(1)} MB`);
  }
  if (!values.quick) await measureStarts(out);
}, USAGE);

async function measureStarts(out: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-artifact-'));
  try {
    console.log(`  first start, new database: healthy after ${(await timeToHealthy(out, dataDir)).toFixed(1)} s`);
    console.log(`  next start: healthy after ${(await timeToHealthy(out, dataDir)).toFixed(1)} s`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
