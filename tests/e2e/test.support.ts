import { test as base } from '@playwright/test';

/** Closes a test's extra browser contexts, which would otherwise live and poll until the worker ends. */
export const test = base.extend<{ othersEnd: void }>({
  othersEnd: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
