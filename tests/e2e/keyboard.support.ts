import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs forward, or back, until the control has the focus. */
export async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press(key);
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true);
}

/** Reaches a control by keyboard and presses Enter on it. */
export async function press(page: Page, control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await reach(page, control, key);
  await page.keyboard.press('Enter');
}

/** Reaches a field by keyboard and replaces what is in it; in a list, chooses the entry that begins so. */
export async function type(page: Page, field: Locator, words: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await reach(page, field, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** A day as a date field takes it from the keyboard. */
export const typedDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
};
