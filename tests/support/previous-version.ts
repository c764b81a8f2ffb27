import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MIGRATIONS = 'src/app/db/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The last commit before the newest migration; null without the project's history. */
export function commitBeforeMigration(): string | null {
  try {
    if (git('status', '--porcelain', MIGRATIONS) !== '') return git('rev-parse', 'HEAD');
    const newest = git('log', '-1', '--format=%H', '--', `${MIGRATIONS}/meta/_journal.json`);
    return git('rev-parse', `${newest}^`);
  } catch {
    return null;
  }
}

/** The sources of a commit in a folder of their own, with the packages that are installed here. */
export function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = resolve('build', `previous-version-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  git('archive', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // It says where each of these packages is installed.
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
