import type { Browser, BrowserContext } from '@playwright/test';
import { PLACES } from '#app/web/admin-shell/places.ts';
import { signIn } from './sign-in.ts';

/** Content: the heading is there, and nothing in the screen says any more that it loads. */
const MOST_MS = 1000;
const VISITS = 3;

export interface ScreenTime {
  screen: string;
  /** The middle one of the visits, each with an empty browser cache. */
  ms: number;
  /** The first visit since the server started. */
  firstMs: number;
  atMost: number;
}

/** The places of the menu, and the screens that only links lead to. */
const SCREENS = [
  ...PLACES.map(({ to }) => to),
  '/admin/verification',
  '/admin/figures',
  ...['market', 'versions', 'batch', 'appeals'].map((tab) => `/admin/matching-lab?tab=${tab}`),
];

/** How long each screen of the console takes from its address to its content, for an administrator on a computer. */
export async function timeConsole(browser: Browser, origin: string): Promise<ScreenTime[]> {
  const times: ScreenTime[] = [];
  for (const screen of SCREENS) {
    const visits: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(browser, origin, screen));
    const [firstMs = 0] = visits;
    times.push({ screen, firstMs, ms: visits.toSorted((a, b) => a - b)[1] ?? firstMs, atMost: MOST_MS });
  }
  return times;
}

async function visitOf(browser: Browser, origin: string, screen: string): Promise<number> {
  const context = await signedIn(browser, origin);
  try {
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${origin}${screen}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null,
      undefined,
      { polling: 'raf' },
    );
    return Math.round(performance.now() - began);
  } finally {
    await context.close();
  }
}

async function signedIn(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await signIn(context, origin, 'admin@demo.tallgrass.test');
  return context;
}

export const screensTable = (times: readonly ScreenTime[]): string =>
  [
    ['console screen to content', 'ms', 'first ms'],
    ...times.map(({ screen, ms, firstMs }) => [screen, ms, firstMs] as const),
  ]
    .map(([name, ...cells]) => String(name).padEnd(40) + cells.map((cell) => String(cell).padStart(11)).join(''))
    .join('\n');
