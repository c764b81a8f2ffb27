import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { createLogger } from '#platform/server/log.ts';
import { PUBLIC_PAGES } from '#kernel/prerendered.ts';
import { findChromium, HOW_TO_INSTALL } from '../lib/chromium.ts';
import { CommandError } from '../lib/command.ts';
import { buildSite } from '../lib/site.ts';
import { aimOf, type Aim } from './aims.ts';
import { firstFieldTable, measureFirstFields, type FirstField } from './first-field.ts';
import { end, launch } from './launch.ts';

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
}

export interface WebFigures {
  pages: readonly PageFigures[];
  firstFields: readonly FirstField[];
}

/** Of the phone's runs the median counts; `BENCH_RUNS` asks for fewer. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** A browser is busy with its own startup for this long. */
const BROWSER_START_MS = 1_500;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse on every public page of the running product: a phone on slow 4G with a processor four times slower, as
 * Lighthouse simulates it, and a desktop. The product, the browser and the audit share the machine, so a busy machine
 * shows in blocking time first.
 */
export async function benchWeb(): Promise<WebFigures> {
  const executablePath = findChromium();
  if (!executablePath) throw new CommandError(HOW_TO_INSTALL);
  return onEmptyProduct(async (origin) => {
    const desktop = new Map<string, PageFigures>();
    // Desktops first: they have time to spare while the product is still warming up.
    for (const path of PUBLIC_PAGES) desktop.set(path, await audit(origin, path, 'desktop', executablePath));
    const figures: PageFigures[] = [];
    for (const path of PUBLIC_PAGES) {
      const runs: PageFigures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await audit(origin, path, 'phone', executablePath));
      figures.push(medianOf(runs), desktop.get(path) as PageFigures);
    }
    return { pages: figures, firstFields: await measureFirstFields(origin, executablePath, RUNS) };
  });
}

/** The slowest entry page against the targets of sign-up and sign-in. */
export function webAims({ firstFields }: WebFigures): Aim[] {
  const worst = (of: (figure: FirstField) => number) => Math.max(...firstFields.map(of));
  return [
    aimOf(
      'entry pages, first field on slow 4G',
      worst(({ fieldMs }) => fieldMs),
      'ms',
      { atMost: 1_500 },
    ),
    aimOf(
      'entry pages, waves of requests until then',
      worst(({ waves }) => waves),
      '',
      { atMost: 2 },
    ),
  ];
}

/**
 * The product as it runs in production, with an empty market: public pages show nothing of it. In a process of its own,
 * so that what Lighthouse has to do meanwhile does not hold up its answers.
 */
async function onEmptyProduct<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  await buildSite();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: createLogger('warn') });
  const children: ChildProcess[] = [];
  try {
    const found = await launch(children, 'tools/start.ts', {
      NODE_ENV: 'production',
      ROLE: 'web',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: randomBytes(32).toString('hex'),
    });
    return await measure(`http://localhost:${new URL(found).port}`);
  } finally {
    for (const child of children) await end(child);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In a separate browser, like a first visit: cached files of earlier pages don't count. */
async function audit(
  origin: string,
  path: string,
  device: PageFigures['device'],
  executablePath: string,
): Promise<PageFigures> {
  const port = await freePort(0);
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    await wait(BROWSER_START_MS);
    return await auditIn(port, origin, path, device);
  } finally {
    await browser.close();
  }
}

async function auditIn(
  port: number,
  origin: string,
  path: string,
  device: PageFigures['device'],
): Promise<PageFigures> {
  const result = await lighthouse(
    `${origin}${path}`,
    { port, logLevel: 'error', onlyCategories: CATEGORIES },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new CommandError(`Lighthouse could not look at ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
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
    scriptKb: Math.round(kb((type) => type === 'Script') * 10) / 10,
    totalKb: Math.round(kb(() => true) * 10) / 10,
  };
}

/** The run in the middle by performance, whole: figures of different runs do not belong together. */
function medianOf(runs: readonly PageFigures[]): PageFigures {
  const sorted = [...runs].sort((a, b) => a.performance - b.performance || b.tbtMs - a.tbtMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new CommandError('BENCH_RUNS must be 1 or more.');
  return middle;
}

export const webTable = ({ pages, firstFields }: WebFigures): string =>
  [pagesTable(pages), firstFieldTable(firstFields)].join('\n\n');

const pagesTable = (figures: readonly PageFigures[]): string =>
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
