import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The pure tests only: a mutant must be judged in seconds, without a database. */
const pure = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], {
  exclude: (path) => path.includes('fixtures'),
}).filter((file) => {
  const text = readFileSync(file, 'utf8');
  // A thread can't change its time zone, and mutants run in threads.
  return !text.includes("'#tests/support") && !text.includes("stubEnv('TZ'");
});

export default defineConfig({
  test: { include: pure, retry: 0, testTimeout: 300_000, expect: { poll: { timeout: 20_000 } } },
});
