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

/** What screening makes of one pair, found by way of the index as everybody is. */
export const screenPair = ({ person, entry }: Pick<GoldenPair, 'person' | 'entry'>): Verdict | null =>
  new PeopleIndex([personOf(person)]).hitsOf(entryOf(entry))[0]?.verdict ?? null;
