import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

/** How many statements a service sends in its transactions, besides the role that each takes. */
export async function statementsOf(given: Deps, service: (deps: Deps) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = (tx: Tx): Tx => {
    const { session } = tx._;
    const prepare = session.prepareQuery;
    session.prepareQuery = (...parts) => {
      count += 1;
      return prepare(...parts);
    };
    return tx;
  };
  const as: Deps['db']['as'] = (actor, work) => given.db.as(actor, (tx) => work(counted(tx)));
  await service({ ...given, db: { ...given.db, as } });
  return count;
}
