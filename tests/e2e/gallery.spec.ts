import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { GALLERY_PATH } from '#app/web/gallery-switch.ts';
import { isAccessible, isAccessibleEverywhere } from './accessibility.support.ts';
import { test } from './test.support.ts';

test('the gallery shows every component of the design system', async ({ page }) => {
  const components = globSync('**/*.tsx', { cwd: 'src/platform/web/ui' }).filter((file) => !file.includes('.test.'));
  expect(components.length).toBeGreaterThan(40);
  await page.goto(GALLERY_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  const shown = await page.locator('[data-file]').evaluateAll((all) => all.map(({ dataset }) => dataset['file']));
  expect(components.filter((file) => !shown.includes(file))).toEqual([]);
  expect(shown.filter((file) => !components.includes(file ?? ''))).toEqual([]);
});

test('the gallery and its app shell are accessible on a phone in the light and on a desktop in the dark', async ({
  page,
}) => {
  for (const path of [GALLERY_PATH, `${GALLERY_PATH}/shell`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessibleEverywhere(page);
  }
});

test('each overlay of the gallery is accessible and gives the focus back', async ({ page }) => {
  await page.goto(GALLERY_PATH);
  const openers = page.locator('[data-opens]');
  await expect(openers.first()).toBeVisible();
  for (const opener of await openers.all()) {
    await opener.click();
    const overlay = page.locator('[role=dialog], [role=alertdialog]');
    await expect(overlay).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the theme switch of the gallery changes the theme', async ({ page }) => {
  await page.goto(GALLERY_PATH);
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
