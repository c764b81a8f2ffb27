import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = 'chromium-headless-shell';
/** The headless shell first: the same engine without windowing, for a third less CPU time. */
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...ELSEWHERE, chromium.executablePath()].find(isProgram) ?? null;
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

/** Finds a browser, or installs one without prompting; null when a person has to. */
export function ensureChromium(): string | null {
  return findChromium() ?? (installByApt() ? findChromium() : null) ?? (download() ? findChromium() : null);
}

function installByApt(): boolean {
  if (!existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('Installing Chromium with apt-get for the browser tests…');
  const install = (name: string) => quietly([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', name]);
  return quietly([...asRoot, 'apt-get', 'update']) && (install(HEADLESS_SHELL) || install('chromium'));
}

function download(): boolean {
  console.log('Downloading Chromium with Playwright for the browser tests…');
  return quietly(['playwright', 'install', 'chromium']);
}

function quietly([program = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
