import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

const SENDS = new Set<string | symbol>(['select', 'selectDistinct', 'execute', '$count', 'insert', 'update', 'delete']);

/** The number of statements a service sends within its transactions. */
export async function statementsOf(given: Deps, service: (deps: Deps) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name: keyof Tx) {
        if (SENDS.has(name)) count += 1;
        return target[name];
      },
    });
  const as: Deps['db']['as'] = (actor, work) => given.db.as(actor, (tx) => work(counted(tx)));
  await service({ ...given, db: { ...given.db, as } });
  return count;
}
