import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 900 };

interface Look {
  /** Only these rules, where the others have seen the same page already. */
  rules?: string[];
  /** Only what stands below this element. */
  within?: string;
}

/** The small build: each page that is checked has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels that the product keeps. Their rules run also where axe leaves them off by default or calls them experimental. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands on the page against WCAG 2.2 AA, as `rule: element`. */
async function violations(page: Page, look: Look = {}): Promise<string[]> {
  // Once a page, and not once a look; a frame that shows no page (a PDF) cannot have it.
  for (const frame of page.frames()) {
    const has = frame.evaluate('"axe" in window');
    const given = has.then((there) => (there ? undefined : frame.evaluate(AXE)));
    await (frame === page.mainFrame() ? given : given.catch(() => undefined));
  }
  return page.evaluate(
    async ({ rules, within, levels }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // A change of theme fades some colors; halfway they are nobody's choice. One that is cut short has ended as well.
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const { violations: found } = await axe.run(within ? { include: [within] } : document, {
        // What passed is not described: that takes longer than the look itself.
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

/** Codes of ours, `state_board`, in what somebody reads. The console shows functions and tables by their names. */
const rawCodes = async (page: Page): Promise<string[]> =>
  new URL(page.url()).pathname.startsWith('/admin')
    ? []
    : ((await page.locator('body').innerText()).match(/(?<![\w@./-])[a-z]+(?:_[a-z\d]+)+(?![\w@-])/g) ?? []);

/** No violation, no code where words belong, and nothing that has to be scrolled sideways. */
export async function isAccessible(page: Page, look?: Look): Promise<void> {
  expect(await violations(page, look)).toEqual([]);
  expect(await rawCodes(page)).toEqual([]);
  await isWithinWindow(page);
}

/** Nothing has to be scrolled sideways. */
export const isWithinWindow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** Letters of twice the size, as a reader may set them in the browser. */
export const hasLargeLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The same in the light on a phone and in the dark on a desktop. */
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

/** The phone in the light has every rule. Elsewhere counts what a theme can break, and what a width can. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTH_RULES = ['scrollable-region-focusable', 'target-size'];
const LOOKS = [
  [390, 'dark', WIDTH_RULES],
  [820, 'dark', [...THEME_RULES, ...WIDTH_RULES]],
  [820, 'light', WIDTH_RULES],
  [1366, 'light', [...THEME_RULES, ...WIDTH_RULES]],
  [1366, 'dark', WIDTH_RULES],
] as const;

/** In both themes and three widths; begins with every rule on what is shown now: the phone in the light. */
export async function isAccessibleInEveryLook(page: Page): Promise<void> {
  await isAccessible(page);
  for (const [width, colorScheme, rules] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await isAccessible(page, { rules: [...rules] });
  }
}
