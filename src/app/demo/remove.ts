import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { EnvError } from '#platform/server/env.ts';
import { countDemo, removeDemoRows, type DemoCount } from './population.repo.ts';

/** Removes everything made for the demo in one transaction and returns the counts. */
export async function removeDemo(deps: Deps): Promise<DemoCount> {
  const { count, files } = await deps.db.as(service, async (tx) => {
    const found = await countDemo(tx);
    const keys = await removeDemoRows(tx);
    const about = { actorId: null, action: 'demo.removed', subjectType: 'market', subjectId: 'demo' };
    await audit(tx, { ...about, detail: { ...found } });
    return { count: found, files: keys };
  });
  for (const key of files) {
    // The key went with the row, so the bytes are unreadable; the nightly sweep removes them too.
    await deps.files.remove(key).catch(() => deps.log.warn('a file of the demo was left behind'));
  }
  return count;
}

/** Their password is public, and one of them is an administrator. */
export async function refuseDemoInProduction(deps: Deps): Promise<void> {
  if (!deps.env.isProduction) return;
  const { accounts } = await deps.db.as(service, countDemo);
  if (accounts === 0) return;
  throw new EnvError([
    `NODE_ENV: production does not start while the database holds demo accounts (${accounts} found), whose password is public. Remove them, and everything made for the demo, with: npm run demo -- --remove`,
  ]);
}
