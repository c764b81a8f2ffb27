/**
 * At most `most` seats under one key. Who comes when all are taken gets one all the same, and who has sat longest has to
 * leave: a tab that was just opened matters more than an older one.
 */
export interface Seats {
  /** Takes a seat; `leave` is called when it is needed. Answers how to give it back. */
  take(key: string, leave: () => void): () => void;
}

export function openSeats(most: number): Seats {
  const taken = new Map<string, Set<() => void>>();
  return {
    take(key, leave) {
      const seats = taken.get(key) ?? new Set();
      taken.set(key, seats.add(leave));
      const [first] = seats;
      if (seats.size > most && first) {
        seats.delete(first);
        first();
      }
      return () => {
        seats.delete(leave);
        if (seats.size === 0 && taken.get(key) === seats) taken.delete(key);
      };
    },
  };
}
