/** Thrown when too many tasks are already waiting. */
export class QueueFull extends Error {}

interface Waiting {
  key: string;
  start: () => void;
}

/**
 * Runs heavy tasks one after the other, so that together they never take more than one core. Callers take turns: one
 * with many tasks lets others go in between. At most `maxPerKey` tasks of one caller wait, and `max` in total.
 */
export function openFairQueue({ max, maxPerKey }: { max: number; maxPerKey: number }) {
  let waiting: Waiting[] = [];
  let isTaken = false;
  let lastKey = '';

  const next = () => {
    const one = waiting.find(({ key }) => key !== lastKey) ?? waiting[0];
    isTaken = one !== undefined;
    if (!one) return;
    waiting = waiting.filter((other) => other !== one);
    lastKey = one.key;
    one.start();
  };

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (isTaken) {
      const mine = waiting.filter((one) => one.key === key).length;
      if (mine >= maxPerKey || waiting.length >= max)
        throw new QueueFull(`${waiting.length} tasks are already waiting`);
      await new Promise<void>((start) => waiting.push({ key, start }));
    } else {
      isTaken = true;
      lastKey = key;
    }
    try {
      return await work();
    } finally {
      next();
    }
  };
}
