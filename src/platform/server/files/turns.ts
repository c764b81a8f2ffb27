/** Thrown to who comes when too much waits already. */
export class TooMuchWaits extends Error {}

interface Waiting {
  key: string;
  start: () => void;
}

/**
 * Heavy work one piece after the other in a process, so that no crowd of it takes more than one core. Who brings several
 * pieces lets others go between them, and waits with `mostOfOne` at most; all together wait with `most`.
 */
export function openTurns({ most, mostOfOne }: { most: number; mostOfOne: number }) {
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
      if (mine >= mostOfOne || waiting.length >= most) throw new TooMuchWaits(`${waiting.length} wait already`);
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
