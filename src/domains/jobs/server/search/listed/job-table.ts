import { Codes, Column } from './column.ts';
import type { ListedRow } from './listed.repo.ts';
import { WordIndex } from './word-index.ts';

const NO_SHARE = -1;
const ints = () => new Column(Int32Array);

/**
 * All listed jobs in columns: one slot for each version of a job. A job that changes moves to a new slot, because its words
 * stay in the index under the old one.
 */
export class JobTable {
  readonly ids: string[] = [];
  readonly words = new WordIndex();
  readonly #slots = new Map<string, number>();

  readonly texts = {
    position: new Codes(),
    state: new Codes(),
    place: new Codes(),
    shift: new Codes(),
    shiftPattern: new Codes(),
    employmentType: new Codes(),
    facilityType: new Codes(),
  };
  /** Where jobs are: a few thousand points for any number of jobs. */
  readonly spots: { latitude: number; longitude: number }[] = [];
  readonly #spotCodes = new Map<string, number>();

  readonly columns = {
    isListed: ints(),
    publishedAt: new Column(Float64Array),
    spot: ints(),
    payMinCents: ints(),
    payMaxCents: ints(),
    signOnBonusCents: ints(),
    startDay: ints(),
    lastDay: ints(),
    repliesOnTime: ints(),
    isDemo: ints(),
    position: ints(),
    state: ints(),
    place: ints(),
    shift: ints(),
    shiftPattern: ints(),
    employmentType: ints(),
    facilityType: ints(),
  };

  /** Slots in use, with those of jobs that have left or moved. */
  get size(): number {
    return this.ids.length;
  }

  get listed(): number {
    return this.#slots.size;
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.columns.isListed.set(slot, 0);
    this.#slots.delete(id);
  }

  put(row: ListedRow): void {
    this.remove(row.id);
    const slot = this.ids.push(row.id) - 1;
    this.#slots.set(row.id, slot);
    const { columns, texts } = this;
    for (const name of [
      'publishedAt',
      'payMinCents',
      'payMaxCents',
      'signOnBonusCents',
      'startDay',
      'lastDay',
    ] as const)
      columns[name].set(slot, row[name]);
    for (const name of Object.keys(texts) as (keyof typeof texts)[])
      columns[name].set(slot, texts[name].add(row[name]));
    columns.isListed.set(slot, 1);
    columns.isDemo.set(slot, Number(row.isDemo));
    columns.repliesOnTime.set(slot, row.repliesOnTime ?? NO_SHARE);
    columns.spot.set(slot, this.#spotOf(row));
    this.words.add(slot, row.words.split('\n').filter(Boolean));
  }

  #spotOf({ latitude, longitude }: ListedRow): number {
    const key = `${latitude},${longitude}`;
    const known = this.#spotCodes.get(key);
    if (known !== undefined) return known;
    this.#spotCodes.set(key, this.spots.length);
    return this.spots.push({ latitude, longitude }) - 1;
  }
}
