import { expect, type Locator, type Page } from '@playwright/test';

/** Reaches a control by keyboard and presses Enter on it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true);
  await page.keyboard.press('Enter');
}
