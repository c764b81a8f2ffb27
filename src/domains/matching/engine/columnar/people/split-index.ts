/**
 * An index over all people of a partition or one specialty. With many mobile people it has two parts: most jobs are
 * too far away for their commute to count, and an order by location then mixes the best with the worst. Mobile people
 * outside a job's commute box are found in a second part whose order ignores location.
 */
import type { PeopleIndex } from './people-index.ts';
import type { Rows } from '../rows/rows.ts';

export class SplitIndex {
  /** Every person belongs to exactly one part for a given job. */
  readonly parts: readonly PeopleIndex[];
  readonly #far: PeopleIndex | undefined;

  constructor(near: PeopleIndex, far?: PeopleIndex) {
    this.parts = far ? [near, far] : [near];
    this.#far = far;
  }

  get bytes(): number {
    return this.parts.reduce((sum, part) => sum + part.bytes, 0);
  }

  include(rows: Rows, row: number, schedule: Float64Array): void {
    this.parts[0]?.include(rows, row, schedule);
  }

  includeFar(rows: Rows, row: number, schedule: Float64Array): void {
    this.#far?.include(rows, row, schedule);
  }
}
