import type { Browser, Page } from '@playwright/test';
import { wavesUntil, type TimedRequest } from './waves.ts';

/** A slow 4G connection: round trip in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;

/** Milliseconds since the navigation, and the rounds of requests that began by then. */
interface Moment {
  ms: number;
  waves: number;
}

export interface SlowVisit {
  /** The first text or picture, which may be a skeleton. */
  firstPaint: Moment;
  /** What the visit waited for. */
  shown: Moment;
}

/** What the page itself notes. */
interface Noted {
  firstPaintMs: number;
  shownMs: number;
  requests: { start: number; end: number | null }[];
}

interface Cookie {
  name: string;
  value: string;
  url: string;
}

/** A first visit on slow 4G until an element of `selector` shows and nothing in the screen says that it loads. */
export async function visitSlowly(
  browser: Browser,
  address: string,
  { selector, cookies = [] }: { selector: string; cookies?: readonly Cookie[] },
): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(noteMoments, selector);
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    const found = await page.waitForFunction(() => Reflect.get(window, 'slowVisit') as unknown, null, {
      timeout: PATIENCE_MS,
    });
    const { firstPaintMs, shownMs, requests } = (await found.jsonValue()) as Noted;
    const timed: TimedRequest[] = requests.map(({ start, end }) => ({ start, end: end ?? Number.POSITIVE_INFINITY }));
    const moment = (ms: number): Moment => ({ ms: Math.round(ms), waves: wavesUntil(timed, ms) });
    return { firstPaint: moment(firstPaintMs), shown: moment(shownMs) };
  } finally {
    await context.close();
  }
}

/** The middle visit of several by the moment that they waited for. */
export async function middleVisit(runs: number, visit: () => Promise<SlowVisit>): Promise<SlowVisit> {
  const visits = [await visit()];
  while (visits.length < runs) visits.push(await visit());
  const sorted = visits.toSorted((a, b) => a.shown.ms - b.shown.ms);
  return sorted[Math.floor(sorted.length / 2)] as SlowVisit;
}

async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Runs in the page. A frame after the element is laid out is the one that shows it. */
function noteMoments(selector: string): void {
  const isShown = () =>
    document.querySelector('main[aria-busy=true], main [aria-busy=true]') === null &&
    [...document.querySelectorAll(selector)].some((element) => element.getBoundingClientRect().height > 0);
  const requests = () =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !name.startsWith('data:'))
      // A request that is still under way has no end yet.
      .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd || null }));
  const note = (shownMs: number) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    // The browser reports a paint some frames after it.
    if (!painted) return void requestAnimationFrame(() => note(shownMs));
    Reflect.set(window, 'slowVisit', { firstPaintMs: painted.startTime, shownMs, requests: requests() });
  };
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(look);
}
