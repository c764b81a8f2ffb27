import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** The Chromium or Chrome of this machine (`CHROMIUM_PATH` names another), or null. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return isProgram(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
  return candidates.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const HOW_TO_INSTALL = [
  'The browser tests need Chromium or Google Chrome and found neither. Install one and run this again:',
  '  Debian:        sudo apt-get install chromium',
  '  Ubuntu, other: https://www.google.com/chrome (or your system’s package)',
  '  or name one:   CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

/** Finds a browser, or installs one where the platform lets us without asking; null when a person has to. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('Installing Chromium with apt-get for the browser tests…');
  for (const words of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...args] = [...asRoot, ...words];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) return null;
  }
  return findChromium();
}
