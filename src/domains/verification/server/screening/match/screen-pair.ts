import type { Verdict } from '#domains/verification/contract/screening.ts';
import type { Subject } from './compare.ts';
import type { GoldenPair } from './golden.ts';
import { namesOfEntry, namesOfPerson } from './names.ts';
import { PeopleIndex } from './people-index.ts';

export const personOf = ({ name, former = [], born = null, states = [], npi }: GoldenPair['person']): Subject => ({
  names: namesOfPerson(name, former),
  birthDate: born,
  states,
  npi: npi ?? null,
});

export const entryOf = ({ last, first, middle = '', suffix = '', born = null, state, npi }: GoldenPair['entry']) => ({
  names: namesOfEntry({ lastName: last, firstName: first, middleName: middle, suffix }),
  birthDate: born,
  states: state ? [state] : [],
  npi: npi ?? null,
});

/** Screens one pair through the index, as a real run does. */
export const screenPair = ({ person, entry }: Pick<GoldenPair, 'person' | 'entry'>): Verdict | null =>
  new PeopleIndex([personOf(person)]).hitsOf(entryOf(entry))[0]?.verdict ?? null;
