/**
 * Does `work` one time after the other. A call waits for a time that begins after it, which it shares with the calls
 * that come until then; a time that fails does so for these only.
 */
export function inTurns<T>(work: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (!next) {
      next = last.then(() => {
        next = null;
        return work();
      });
      last = next.catch(() => undefined);
    }
    return next;
  };
}
