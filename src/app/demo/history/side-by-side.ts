import { databaseErrorOf } from '#platform/server/database/sql-state.ts';

/** As many at a time as keep two cores and a database busy. */
const AT_A_TIME = 4;
/** A deadlock, and a transaction that another one outran: the database took it back whole. */
const TAKEN_BACK = new Set(['40P01', '40001']);

/**
 * Does `work` on the items side by side. Items that share a key keep their order, so the result is that of one after the
 * other wherever they affect each other through what the keys name. Rejects with the first error.
 */
export async function sideBySide<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const lasts = new Map<string, Promise<void>>();
  const waiting = items.values();
  // What an item waits for was taken before it, so someone is at it.
  const worker = async () => {
    for (const item of waiting) {
      const keys = keysOf(item);
      const done = Promise.all(keys.flatMap((key) => lasts.get(key) ?? [])).then(() => untilKept(() => work(item)));
      for (const key of keys) lasts.set(key, done);
      await done;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

async function untilKept(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!TAKEN_BACK.has(databaseErrorOf(error)?.code ?? '')) throw error;
    await untilKept(work);
  }
}
