import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { CommandError } from '../../lib/command.ts';

export interface PageFigures {
  path: string;
  device: 'phone' | 'desktop';
  /** Lighthouse's scores, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** On the way, compressed: scripts, and everything. */
  scriptKb: number;
  totalKb: number;
  /** The same scripts with gzip, whatever they were sent with. */
  scriptGzipKb: number;
}

/** Where a page is, and the session it is opened with. */
export interface Visited {
  origin: string;
  /** The product without the proxy, whose certificate only the browser accepts. */
  direct?: string;
  path: string;
  cookie?: string;
}

/** Of the phone's runs the median counts; `BENCH_RUNS` asks for fewer. */
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** For a proxy on this machine, which made its certificate itself. */
export const ACCEPT_ANY_CERTIFICATE = '--ignore-certificate-errors';
/** A browser is busy with its own startup for this long. */
const BROWSER_START_MS = 1_500;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** In a separate browser, like a first visit: cached files of earlier pages don't count. */
export async function audit(
  visited: Visited,
  device: PageFigures['device'],
  executablePath: string,
): Promise<PageFigures> {
  const port = await freePort(0);
  const browser = await chromium.launch({
    executablePath,
    args: [ACCEPT_ANY_CERTIFICATE, `--remote-debugging-port=${port}`],
  });
  try {
    await wait(BROWSER_START_MS);
    return await auditIn(port, visited, device);
  } finally {
    await browser.close();
  }
}

/** On a busy machine the browser's recording may begin after the page: Lighthouse then asks to be run again. */
const LATE_RECORDING = 'NO_NAVSTART';
const TRIES = 3;

/** The live stream of a signed-in screen never ends, so its network is never quiet: measured until then. */
const LONGEST_LOAD_MS = 10_000;

/** Loaded only to audit. While it was loaded with the benchmarks, matching measured up to twice as slow. */
async function loadLighthouse() {
  const { default: lighthouse } = await import('lighthouse');
  const { default: desktopConfig } = await import('lighthouse/core/config/desktop-config.js');
  return { lighthouse, desktopConfig };
}

async function auditIn(
  port: number,
  visited: Visited,
  device: PageFigures['device'],
  tries = TRIES,
): Promise<PageFigures> {
  const { origin, direct = origin, path, cookie } = visited;
  const signedIn = cookie ? { extraHeaders: { Cookie: cookie }, maxWaitForLoad: LONGEST_LOAD_MS } : {};
  const { lighthouse, desktopConfig } = await loadLighthouse();
  const result = await lighthouse(
    `${origin}${path}`,
    { port, logLevel: 'error', onlyCategories: CATEGORIES, ...signedIn },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (result?.lhr.runtimeError?.code === LATE_RECORDING && tries > 1) return auditIn(port, visited, device, tries - 1);
  if (!result || result.lhr.runtimeError) {
    throw new CommandError(`Lighthouse could not look at ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const isScript = (type: unknown) => type === 'Script';
  const scripts = requests
    .filter(({ resourceType }) => isScript(resourceType))
    .flatMap(({ url }) => (typeof url === 'string' ? url.replace(origin, direct) : []));
  const kb = (wanted: (type: unknown) => boolean) =>
    requests.filter(({ resourceType }) => wanted(resourceType)).reduce((sum, r) => sum + Number(r['transferSize']), 0) /
    1000;
  return {
    path,
    device,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbtMs: Math.round(value('total-blocking-time')),
    scriptKb: Math.round(kb(isScript) * 10) / 10,
    totalKb: Math.round(kb(() => true) * 10) / 10,
    scriptGzipKb: Math.round((await gzipBytesOf(scripts)) / 100) / 10,
  };
}

const gzipSizes = new Map<string, number>();

async function gzipBytesOf(urls: readonly string[]): Promise<number> {
  let sum = 0;
  for (const url of new Set(urls)) {
    const size = gzipSizes.get(url) ?? gzipSync(await (await fetch(url)).arrayBuffer()).length;
    gzipSizes.set(url, size);
    sum += size;
  }
  return sum;
}

/** Lighthouse's view of a page on a phone: the run in the middle of several. */
export async function auditOnPhone(visited: Visited, executablePath: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(visited, 'phone', executablePath));
  return medianOf(runs);
}

/** The run in the middle by performance, whole: figures of different runs do not belong together. */
function medianOf(runs: readonly PageFigures[]): PageFigures {
  const sorted = [...runs].sort((a, b) => a.performance - b.performance || b.tbtMs - a.tbtMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new CommandError('BENCH_RUNS must be 1 or more.');
  return middle;
}

export const pagesTable = (figures: readonly PageFigures[]): string =>
  [
    'page                        device   perf a11y best  seo   LCP ms    CLS  TBT ms  scripts kB  all kB',
    ...figures.map((row) =>
      [
        row.path.padEnd(27),
        row.device.padEnd(8),
        ...[row.performance, row.accessibility, row.bestPractices, row.seo].map((score) => String(score).padStart(4)),
        String(row.lcpMs).padStart(8),
        row.cls.toFixed(3).padStart(6),
        String(row.tbtMs).padStart(7),
        row.scriptKb.toFixed(1).padStart(11),
        row.totalKb.toFixed(1).padStart(7),
      ].join(' '),
    ),
  ].join('\n');
