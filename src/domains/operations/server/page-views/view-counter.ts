import { inTurns } from '#kernel/in-turns.ts';
import type { CountedView } from './page-views.repo.ts';

/**
 * Adds up the views that come while others are being written, and writes one batch after the other. Written one by one,
 * the visitors of a busy page would wait for each other's row, each with a connection to the database.
 */
export class ViewCounter {
  readonly #write: (views: readonly CountedView[]) => Promise<unknown>;
  readonly #views = new Map<string, CountedView>();
  readonly #nextBatch = inTurns(() => this.#writeAll());

  constructor(write: (views: readonly CountedView[]) => Promise<unknown>) {
    this.#write = write;
  }

  /** Done once the view is stored. */
  async add(view: Omit<CountedView, 'views'>): Promise<void> {
    const key = JSON.stringify([view.day, view.path, view.referrerHost, view.isPhone]);
    const counted = this.#views.get(key) ?? { ...view, views: 0 };
    this.#views.set(key, { ...counted, views: counted.views + 1 });
    await this.#nextBatch();
  }

  #writeAll(): Promise<unknown> {
    // In one order, so that two processes never wait for each other.
    const views = [...this.#views].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, view]) => view);
    this.#views.clear();
    return this.#write(views);
  }
}
