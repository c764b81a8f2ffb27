import { compare, judge, scoreOf, type Subject } from './compare.ts';
import { shortened } from './distance.ts';
import type { NameForms } from './names.ts';
import { nicknameGroups } from './nicknames.ts';
import type { Comparison, Verdict } from '#domains/verification/contract/screening.ts';

export interface Hit {
  /** Index of the person in the indexed list. */
  person: number;
  comparison: Comparison;
  score: number;
  verdict: Verdict;
}

/** Hashes words to one number (FNV-1a); a collision costs one comparison and changes nothing. */
function keyOf(field: number, a: string, b: string | number): number {
  let hash = 0x811c9dc5 ^ field;
  for (const part of [a, String(b)]) {
    for (let i = 0; i < part.length; i += 1) hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  return hash >>> 0;
}

const FAMILY_SLIP = 1;
const GIVEN_SLIP = 2;

/**
 * Every pair of names that could be one person's shares a key: the family name with at most one typo plus the given
 * name or a nickname, or the family name plus the given name with one typo.
 */
function* keysOf(families: readonly string[], givens: readonly string[]): Generator<number> {
  for (const family of families) {
    const familyForms = shortened(family);
    for (const given of givens) {
      const called = [given, ...nicknameGroups(given)];
      for (const form of familyForms) for (const name of called) yield keyOf(FAMILY_SLIP, form, name);
      for (const form of shortened(given)) yield keyOf(GIVEN_SLIP, family, form);
    }
  }
}

const personKeys = (names: NameForms) =>
  keysOf(
    names.families.map(({ text }) => text),
    [...names.givens, ...names.middles.filter((name) => name.length > 2)],
  );

function* entryKeys(names: NameForms): Generator<number> {
  const families = names.families.map(({ text }) => text);
  yield* keysOf(families, [...names.givens, ...names.middles.filter((name) => name.length > 2)]);
  // Given and family name swapped.
  for (const family of families) for (const given of names.givens) yield keyOf(FAMILY_SLIP, given, family);
}

/** A 32-bit key and an index below 2^20 fit in one exact number, so that a plain sort groups them. */
const PLACES = 2 ** 20;

/**
 * An index of people by what a line of an exclusion list may share with them: birth date, NPI, or a name with typos and
 * nicknames. Lists are streamed past it, so memory grows with people, not lists.
 */
export class PeopleIndex {
  readonly #people: readonly Subject[];
  readonly #keys: Float64Array;
  readonly #byBirthDate = new Map<string, number[]>();
  readonly #byNpi = new Map<string, number[]>();
  /** The last entry that each person was compared with. */
  readonly #seen: Uint32Array;
  #entry = 0;

  constructor(people: readonly Subject[]) {
    if (people.length > PLACES) throw new RangeError(`at most ${PLACES} people at a time`);
    this.#people = people;
    this.#seen = new Uint32Array(people.length);
    const keys: number[] = [];
    for (const [place, { names, birthDate, npi }] of people.entries()) {
      for (const key of new Set(personKeys(names))) keys.push(key * PLACES + place);
      if (birthDate) append(this.#byBirthDate, birthDate, place);
      if (npi) append(this.#byNpi, npi, place);
    }
    this.#keys = Float64Array.from(keys).sort();
  }

  /** Everyone whom a line of a list may mean. */
  hitsOf(entry: Subject): Hit[] {
    this.#entry += 1;
    const hits: Hit[] = [];
    const look = (place: number) => {
      if (this.#seen[place] === this.#entry) return;
      this.#seen[place] = this.#entry;
      const person = this.#people[place];
      if (!person) return;
      const comparison = compare(person, entry);
      const verdict = judge(comparison);
      if (verdict) hits.push({ person: place, comparison, score: scoreOf(comparison), verdict });
    };
    if (entry.npi) this.#byNpi.get(entry.npi)?.forEach(look);
    if (entry.birthDate) this.#byBirthDate.get(entry.birthDate)?.forEach(look);
    for (const key of entryKeys(entry.names)) this.#lookUp(key, look);
    return hits;
  }

  #lookUp(key: number, look: (place: number) => void): void {
    const from = key * PLACES;
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] ?? Infinity) < from) low = middle + 1;
      else high = middle;
    }
    for (; low < this.#keys.length; low += 1) {
      const found = this.#keys[low] ?? Infinity;
      if (found >= from + PLACES) return;
      look(found - from);
    }
  }
}

function append<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
