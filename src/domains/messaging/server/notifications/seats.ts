/**
 * At most `most` seats per key. When all are taken, a newcomer gets the seat of the oldest holder: a tab that was just
 * opened matters more than an older one.
 */
export interface Seats {
  /** Takes a seat; `leave` is called when a newcomer needs it. Returns the function that gives it back. */
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
