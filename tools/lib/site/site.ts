import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GALLERY_SWITCH } from '#app/web/gallery-switch.ts';
import { CommandError } from '../command.ts';

const BUILDS = resolve('build');
/** All inputs of the built site. */
const SOURCES = [
  'src/app/web/**/*',
  'src/domains/*/{contract,web}/**/*',
  'src/kernel/**/*',
  'src/platform/{contract,web}/**/*',
  'src/site/**/*',
  'public/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/lib/site/*.ts',
  'tools/lib/checks/{plain-sentinels,zod-without-json-schema}.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Whether the gallery of the design system is built: not in production. */
const galleryWanted = () => (process.env['NODE_ENV'] === 'production' ? '' : '1');
/** A running process may still serve an older build. */
const KEPT_BUILDS = 3;
/** A build's folder, finished or not. */
const BUILD_NAME = /^([0-9a-f]{16}|new-\d+)$/;

/**
 * Builds the site unless these exact sources were built before, and returns its folder. A build is made in a temporary
 * folder and renamed to the fingerprint of its sources, so that a partial build is never served.
 */
export async function buildSite(options: { quiet?: boolean } = {}): Promise<string> {
  const fingerprint = fingerprintOf(SOURCES, galleryWanted());
  const target = join(BUILDS, fingerprint);
  if (!existsSync(target)) {
    console.log('Building the site…');
    const aside = join(BUILDS, `new-${process.pid}`);
    mkdirSync(BUILDS, { recursive: true });
    await runBuild(aside, options.quiet ?? true);
    if (existsSync(target)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, target);
    removeOldBuilds(target);
  }
  return join(target, 'client');
}

function fingerprintOf(patterns: string[], options: string): string {
  const hash = createHash('sha256').update(`${options}\0`);
  const files = globSync(patterns, { exclude: (name) => /\.test\.tsx?$/.test(name) })
    .filter((path) => statSync(path).isFile())
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function runBuild(directory: string, quiet: boolean): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('react-router', ['build', '--config', 'vite.config.ts'], {
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: directory, [GALLERY_SWITCH]: galleryWanted() },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const stopWithUs = () => child.kill();
    process.once('exit', stopWithUs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', failed);
    child.on('close', (code) => {
      process.removeListener('exit', stopWithUs);
      if (code === 0) return done();
      rmSync(directory, { recursive: true, force: true });
      failed(new CommandError(`The site could not be built:\n${output}`));
    });
  });
}

function removeOldBuilds(current: string): void {
  const others = readdirSync(BUILDS)
    .filter((name) => BUILD_NAME.test(name))
    .map((name) => join(BUILDS, name))
    .filter((path) => path !== current && statSync(path).isDirectory())
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of others.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
}
