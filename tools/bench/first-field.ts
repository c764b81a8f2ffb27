import { chromium, type Browser, type Page } from '@playwright/test';
import { ENTRY_PAGES } from '#domains/accounts/contract/entry-pages.ts';

/** A slow 4G connection: round trip in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { width: 390, height: 844 };

/** The combined page is measured with both of its forms. */
const PATHS = [...ENTRY_PAGES, '/auth?role=job_seeker', '/auth?role=employer'];

/** The figures that the page itself notes: milliseconds, and the requests before them in rounds. */
interface Noted {
  fieldMs: number;
  waves: number;
}

export interface FirstField extends Noted {
  path: string;
}

/** When a first visitor on slow 4G sees the first field or choice of each entry page; the median of `runs`. */
export async function measureFirstFields(origin: string, executablePath: string, runs: number): Promise<FirstField[]> {
  const browser = await chromium.launch({ executablePath });
  try {
    const figures: FirstField[] = [];
    for (const path of PATHS) {
      const found: Noted[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await openOnce(browser, `${origin}${path}`));
      const middle = found.sort((a, b) => a.fieldMs - b.fieldMs)[Math.floor(runs / 2)];
      if (middle) figures.push({ path, ...middle });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function openOnce(browser: Browser, address: string): Promise<Noted> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(noteFirstField);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const noted = await page.waitForFunction(() => Reflect.get(window, 'firstField') as unknown, null, {
      timeout: 60_000,
    });
    return (await noted.jsonValue()) as Noted;
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Runs in the page. A frame after the field is laid out is the one that shows it. */
function noteFirstField(): void {
  const isShown = () =>
    [...document.querySelectorAll('main input, main button')].some((field) => field.getBoundingClientRect().height > 0);
  /** A request belongs to the round after the last one that had ended when it began. */
  const roundsUntil = (ms: number) => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const begun = timings.filter(({ startTime }) => startTime <= ms).sort((a, b) => a.startTime - b.startTime);
    const rounds: { end: number; round: number }[] = [];
    for (const { name, startTime, responseEnd } of begun) {
      if (name.startsWith('data:')) continue;
      const before = rounds.filter(({ end }) => end <= startTime).map(({ round }) => round);
      // A request that is still under way has no end yet.
      rounds.push({ end: responseEnd || Number.POSITIVE_INFINITY, round: Math.max(0, ...before) + 1 });
    }
    return Math.max(...rounds.map(({ round }) => round));
  };
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look);
    requestAnimationFrame((ms) => {
      Reflect.set(window, 'firstField', { fieldMs: Math.round(ms), waves: roundsUntil(ms) });
    });
  };
  requestAnimationFrame(look);
}

export const firstFieldTable = (figures: readonly FirstField[]): string =>
  [
    'first field on slow 4G            ms  waves of requests',
    ...figures.map(
      ({ path, fieldMs, waves }) => `${path.padEnd(29)}${String(fieldMs).padStart(7)}${String(waves).padStart(19)}`,
    ),
  ].join('\n');
