/**
 * Everybody of a partition, or those who work in one specialty: a crowd, and where many of them are boundless, those once
 * more. Place orders a crowd before all else. To most jobs the boundless live so far away that it counts for nothing, and
 * what does count differs among neighbors; away from the job they are therefore looked for in an order without place.
 */
import type { Crowd } from './people-index.ts';
import type { Rows } from '../rows/rows.ts';

export class Pool {
  /** Each person of the pool is answered for by one of them. */
  readonly crowds: readonly Crowd[];
  readonly #away: Crowd | undefined;

  constructor(here: Crowd, away?: Crowd) {
    this.crowds = away ? [here, away] : [here];
    this.#away = away;
  }

  get bytes(): number {
    return this.crowds.reduce((sum, crowd) => sum + crowd.bytes, 0);
  }

  include(rows: Rows, row: number, schedule: Float64Array): void {
    this.crowds[0]?.include(rows, row, schedule);
  }

  /** The same of somebody boundless, in the order for jobs that are far away. */
  includeAway(rows: Rows, row: number, schedule: Float64Array): void {
    this.#away?.include(rows, row, schedule);
  }
}
