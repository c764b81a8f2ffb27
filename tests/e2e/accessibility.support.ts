import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 900 };

interface Look {
  /** Only these rules, where the others have already checked the same page. */
  rules?: string[];
  /** Only the content of this element. */
  within?: string;
}

/** The minified build, because every checked page has to load it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels the product meets. All their rules run, including those that axe disables by default or marks experimental. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The page's violations of WCAG 2.2 AA, as `rule: element`. */
async function violations(page: Page, look: Look = {}): Promise<string[]> {
  // Injected once per page, not per check; a frame without a page (a PDF) cannot have it.
  for (const frame of page.frames()) {
    const has = frame.evaluate('"axe" in window');
    const given = has.then((there) => (there ? undefined : frame.evaluate(AXE)));
    await (frame === page.mainFrame() ? given : given.catch(() => undefined));
  }
  return page.evaluate(
    async ({ rules, within, levels }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // Wait for color transitions of a theme change; a canceled transition counts as finished.
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const { violations: found } = await axe.run(within ? { include: [within] } : document, {
        // Passed checks are not reported, because describing them takes longer than the check.
        resultTypes: ['violations'],
        ...(rules
          ? { runOnly: { type: 'rule', values: rules } }
          : {
              rules: Object.fromEntries(
                axe
                  .getRules(levels)
                  .filter(({ tags }) => !tags.includes('deprecated'))
                  .map(({ ruleId }) => [ruleId, { enabled: true }]),
              ),
            }),
      });
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { ...look, levels: LEVELS },
  );
}

/** Internal codes such as `state_board` in visible text. The console may show names of functions and tables. */
const rawCodes = async (page: Page): Promise<string[]> =>
  new URL(page.url()).pathname.startsWith('/admin')
    ? []
    : ((await page.locator('body').innerText()).match(/(?<![\w@./-])[a-z]+(?:_[a-z\d]+)+(?![\w@-])/g) ?? []);

/** Asserts no violations, no internal codes in the text, and no horizontal scrolling. */
export async function isAccessible(page: Page, look?: Look): Promise<void> {
  expect(await violations(page, look)).toEqual([]);
  expect(await rawCodes(page)).toEqual([]);
  await isWithinWindow(page);
}

/** Asserts no horizontal scrolling. */
export const isWithinWindow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** Doubles the text size, as a reader may set it in the browser. */
export const hasLargeLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The same on a phone in the light theme and on a desktop in the dark theme. */
export async function isAccessibleEverywhere(page: Page): Promise<void> {
  for (const [colorScheme, size] of [
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await isAccessible(page);
  }
}

/** The phone in the light theme gets every rule; the others get the rules that a theme or a width can break. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTH_RULES = ['scrollable-region-focusable', 'target-size'];
const LOOKS = [
  [390, 'dark', WIDTH_RULES],
  [820, 'dark', [...THEME_RULES, ...WIDTH_RULES]],
  [820, 'light', WIDTH_RULES],
  [1366, 'light', [...THEME_RULES, ...WIDTH_RULES]],
  [1366, 'dark', WIDTH_RULES],
] as const;

/** Checks both themes and three widths. Starts with every rule on the current page, a phone in the light theme. */
export async function isAccessibleInEveryLook(page: Page): Promise<void> {
  await isAccessible(page);
  for (const [width, colorScheme, rules] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await isAccessible(page, { rules: [...rules] });
  }
}
