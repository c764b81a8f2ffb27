import { gzipSync } from 'node:zlib';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** Opens a public page and waits until everything on it works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAwake(page);
}

/**
 * Opens a page that gets no idle moment and no input, and waits until it runs. `rest` grants the idle moment and waits
 * until everything loaded then has been requested.
 */
export async function openBusy(page: Page, path: string): Promise<{ rest: () => Promise<void> }> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (act) => waiting.push(act);
    addEventListener('rest', () => waiting.forEach((act) => act({ didTimeout: false, timeRemaining: () => 50 })));
  });
  const running = page.waitForRequest((asked) => asked.url().endsWith('/api/page-views'));
  await page.goto(path);
  await running;
  return {
    async rest() {
      // The session is read last, by the last module to load.
      const ended = page.waitForRequest((asked) => asked.url().endsWith('/api/session'));
      await page.evaluate(() => dispatchEvent(new Event('rest')));
      await ended;
      await isAwake(page);
    },
  };
}

/** Waits until everything that waits for an idle moment has loaded. */
export async function isAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const leftOf = (row: Locator) => row.evaluate((element) => element.scrollLeft);

/** Drags sideways with the pointer by the given number of pixels. */
export async function swipe(page: Page, what: Locator, by: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

const weighed = new Map<string, Promise<number>>();
/** The compressed size of scripts. */
export async function bytesOf(request: APIRequestContext, paths: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    let bytes = weighed.get(path);
    if (!bytes) {
      bytes = request.get(path).then(async (answer) => gzipSync(await answer.body()).length);
      weighed.set(path, bytes);
    }
    sum += await bytes;
  }
  return sum;
}

/** The loop duration of a marquee by width: from 768 px, below it, and below 480 px. */
export async function expectCycles(page: Page, region: Locator, [wide, tablet, phone]: [string, string, string]) {
  await page.setViewportSize({ width: 2560, height: 800 });
  const halfOf = (track: Locator) => track.evaluate((element) => element.clientWidth / 2);
  expect(await halfOf(region.locator('.marquee-track'))).toBeGreaterThanOrEqual(2560);
  for (const [width, cycle] of [
    [1366, wide],
    [768, wide],
    [767, tablet],
    [480, tablet],
    [479, phone],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(region.locator('.marquee-track')).toHaveCSS('animation-duration', cycle);
  }
  await page.setViewportSize({ width: 1366, height: 900 });
}

/** On hover, on focus, and with reduced motion. */
export async function expectRests(page: Page, region: Locator) {
  const track = region.locator('.marquee-track');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await region.focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await region.blur();
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await region.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(track).toHaveCSS('animation-name', 'none');
  await expect(track.locator('> [aria-hidden=true]')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Targets smaller than 44 px, except links within a sentence. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, input, textarea, summary, [role=link], [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only, p a'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
