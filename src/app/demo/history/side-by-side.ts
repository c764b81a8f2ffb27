import { untilUncontested } from '#platform/server/database/contested.ts';

/** As many at a time as keep two cores and a database busy. */
const AT_A_TIME = 4;

/**
 * Does `work` on the items side by side. Items that share a key keep their order, so the result is that of one after the
 * other wherever the keys name all that they share. After a deadlock an item is done again; any other error rejects.
 */
export async function sideBySide<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const lasts = new Map<string, Promise<void>>();
  const waiting = items.values();
  // An item waits only for earlier ones, and a worker has taken each of those.
  const worker = async () => {
    for (const item of waiting) {
      const keys = keysOf(item);
      const done = Promise.all(keys.flatMap((key) => lasts.get(key) ?? [])).then(() =>
        untilUncontested(() => work(item)),
      );
      for (const key of keys) lasts.set(key, done);
      await done;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
