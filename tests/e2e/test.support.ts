import { test as base } from '@playwright/test';

/** A test's other browsers end with it: by themselves they live, and poll, until the worker ends. */
export const test = base.extend<{ othersEnd: void }>({
  othersEnd: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
