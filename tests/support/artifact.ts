import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { LATER_ROUTES, SCREEN_MODULES } from '#kernel/prerendered.ts';

export interface Artifact {
  /** The folder around it: what a container image is built from. On the disk, because packages are too large for memory. */
  readonly context: string;
  /** The folder that production runs. */
  readonly out: string;
  remove(): void;
}

/**
 * Builds the folder that production runs, with what the server reads of a site instead of a whole one, from the sources
 * in `cwd`.
 */
export async function buildTestArtifact(name: string, cwd = process.cwd()): Promise<Artifact> {
  const context = resolve('build', `${name}-${process.pid}`);
  const out = join(context, 'build/server');
  await promisify(execFile)(process.execPath, ['tools/build-server.ts', out, '--site', smallSite(context), '--quick'], {
    cwd,
  });
  // A server that a failed test left running may still write into the folder.
  return { context, out, remove: () => rmSync(context, { recursive: true, force: true, maxRetries: 10 }) };
}

function smallSite(context: string): string {
  const root = join(context, 'site');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'routes.json'), '["/login"]');
  writeFileSync(join(root, 'csp.json'), '{}');
  writeFileSync(join(root, LATER_ROUTES), '{"version":"1","routes":{}}');
  writeFileSync(join(root, SCREEN_MODULES), '{}');
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><title>The application</title>');
  return root;
}
