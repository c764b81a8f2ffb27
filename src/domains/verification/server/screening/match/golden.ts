import type { Verdict } from '#domains/verification/contract/screening.ts';

/**
 * Tricky pairs: a person's sign-up name and a list entry. `same` says whether they are one person, who must never pass
 * silently. Invented people, realistic name variations.
 */
export interface GoldenPair {
  why: string;
  person: { name: string; former?: string[]; born?: string | null; states?: string[]; npi?: string };
  entry: {
    last: string;
    first: string;
    middle?: string;
    suffix?: string;
    born?: string | null;
    state?: string;
    npi?: string;
  };
  same: boolean;
  /** Set where the exact verdict matters. */
  verdict?: Verdict | null;
}

const BORN = '1984-07-09';
const of = (
  why: string,
  person: GoldenPair['person'],
  entry: GoldenPair['entry'],
  same: boolean,
  verdict?: Verdict | null,
): GoldenPair => ({
  why,
  person: { born: BORN, states: ['MO'], ...person },
  entry: { born: BORN, state: 'MO', ...entry },
  same,
  ...(verdict === undefined ? {} : { verdict }),
});

export const GOLDEN: readonly GoldenPair[] = [
  of('the very same', { name: 'Teresa Vance' }, { last: 'VANCE', first: 'TERESA' }, true, 'strong'),
  of(
    'another state',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'TERESA', middle: 'L', state: 'TX' },
    true,
    'strong',
  ),
  of(
    'maiden name given as former',
    { name: 'Teresa Vance', former: ['Teresa Holt'] },
    { last: 'HOLT', first: 'TERESA' },
    true,
    'strong',
  ),
  of(
    'former name as one word',
    { name: 'Teresa Vance', former: ['Holt'] },
    { last: 'HOLT', first: 'TERESA' },
    true,
    'strong',
  ),
  of('maiden name as middle name', { name: 'Teresa Holt Vance' }, { last: 'HOLT', first: 'TERESA' }, true, 'strong'),
  of(
    'maiden name as middle name of the list',
    { name: 'Teresa Holt' },
    { last: 'VANCE', first: 'TERESA', middle: 'HOLT' },
    true,
    'strong',
  ),
  of(
    'married name that nobody told, same state',
    { name: 'Teresa Vance' },
    { last: 'OKAFOR', first: 'TERESA' },
    true,
    'weak',
  ),
  of(
    'hyphenated, listed by the first half',
    { name: 'Teresa Holt-Vance' },
    { last: 'HOLT', first: 'TERESA' },
    true,
    'strong',
  ),
  of(
    'hyphenated, listed by the second half',
    { name: 'Teresa Holt-Vance' },
    { last: 'VANCE', first: 'TERESA' },
    true,
    'strong',
  ),
  of(
    'listed hyphenated, signed up with half',
    { name: 'Teresa Holt' },
    { last: 'HOLT-VANCE', first: 'TERESA' },
    true,
    'strong',
  ),
  of(
    'hyphenated against two words',
    { name: 'Maria García-López' },
    { last: 'GARCIA LOPEZ', first: 'MARIA' },
    true,
    'strong',
  ),
  of(
    'two surnames without a hyphen',
    { name: 'Maria García López' },
    { last: 'GARCIA', first: 'MARIA', middle: 'L' },
    true,
    'strong',
  ),
  of('accents', { name: 'José Núñez' }, { last: 'NUNEZ', first: 'JOSE' }, true, 'strong'),
  of('umlaut written out', { name: 'Jörg Müller' }, { last: 'MUELLER', first: 'JORG' }, true, 'strong'),
  of('letters that do not fold', { name: 'Łucja Søndergård' }, { last: 'SONDERGARD', first: 'LUCJA' }, true, 'strong'),
  of('apostrophe', { name: 'Shannon O’Brien' }, { last: 'OBRIEN', first: 'SHANNON' }, true, 'strong'),
  of('apostrophe as blank', { name: "Shannon O'Brien" }, { last: 'O BRIEN', first: 'SHANNON' }, true, 'strong'),
  of('Mc and a blank', { name: 'Alan McDonald' }, { last: 'MC DONALD', first: 'ALAN' }, true, 'strong'),
  of('particles', { name: 'Pieter van der Berg' }, { last: 'VANDERBERG', first: 'PIETER' }, true, 'strong'),
  of('particles left out', { name: 'Rosa de la Cruz' }, { last: 'CRUZ', first: 'ROSA' }, true, 'strong'),
  of('suffix', { name: 'Paul Reed Jr.' }, { last: 'REED', first: 'PAUL' }, true, 'strong'),
  of('suffix in the family name', { name: 'Paul Reed' }, { last: 'REED JR', first: 'PAUL' }, true, 'strong'),
  of(
    'suffix after a comma',
    { name: 'Paul Reed, III' },
    { last: 'REED', first: 'PAUL', suffix: 'III' },
    true,
    'strong',
  ),
  of('title after the name', { name: 'Paul Reed, RN' }, { last: 'REED', first: 'PAUL' }, true, 'strong'),
  of('family name first', { name: 'Reed, Paul' }, { last: 'REED', first: 'PAUL' }, true, 'strong'),
  of('given and family name swapped', { name: 'Vance Teresa' }, { last: 'VANCE', first: 'TERESA' }, true, 'strong'),
  of(
    'swapped on the list without a birth date',
    { name: 'Teresa Vance' },
    { last: 'TERESA', first: 'VANCE', born: null },
    true,
    'strong',
  ),
  of('nickname', { name: 'Bill Hargrove' }, { last: 'HARGROVE', first: 'WILLIAM' }, true, 'strong'),
  of('nickname of a nickname', { name: 'Peggy Hargrove' }, { last: 'HARGROVE', first: 'MARGUERITE' }, true, 'strong'),
  of('spelling of the given name', { name: 'Kathryn Doyle' }, { last: 'DOYLE', first: 'CATHERINE' }, true, 'strong'),
  of('Spanish and English', { name: 'William Ortega' }, { last: 'ORTEGA', first: 'GUILLERMO' }, true, 'strong'),
  of('two letters swapped', { name: 'Dana Whitfield' }, { last: 'WHITFEILD', first: 'DANA' }, true, 'strong'),
  of('a letter too few', { name: 'Dana Whitfield' }, { last: 'WHITFILD', first: 'DANA' }, true, 'strong'),
  of('a letter too many', { name: 'Dana Whitfield' }, { last: 'WHITTFIELD', first: 'DANA' }, true, 'strong'),
  of('another letter', { name: 'Dana Meyer' }, { last: 'MEIER', first: 'DANA' }, true, 'strong'),
  of('a slip in the given name', { name: 'Jocelyn Pratt' }, { last: 'PRATT', first: 'JOCLYN' }, true, 'strong'),
  of('a slip in both names', { name: 'Jocelyn Whitfield' }, { last: 'WHITFEILD', first: 'JOCLYN' }, true, 'strong'),
  of(
    'goes by the middle name',
    { name: 'Grace Hadley' },
    { last: 'HADLEY', first: 'IONE', middle: 'GRACE' },
    true,
    'weak',
  ),
  of('only an initial on the list', { name: 'Grace Hadley' }, { last: 'HADLEY', first: 'G' }, true, 'weak'),
  of('two given names as one', { name: 'Mary Ann Colby' }, { last: 'COLBY', first: 'MARYANN' }, true, 'strong'),
  of('one given name as two', { name: 'Maryann Colby' }, { last: 'COLBY', first: 'MARY ANN' }, true, 'strong'),
  of(
    'no birth date on the list, same state',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'TERESA', born: null },
    true,
    'strong',
  ),
  of(
    'no birth date on the list, another state',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'TERESA', born: null, state: 'OR' },
    true,
    'weak',
  ),
  of(
    'no birth date given at sign-up',
    { name: 'Teresa Vance', born: null },
    { last: 'VANCE', first: 'TERESA' },
    true,
    'strong',
  ),
  of(
    'no birth date and a slip, same state',
    { name: 'Dana Whitfield', born: null },
    { last: 'WHITFEILD', first: 'DANA' },
    true,
    'weak',
  ),
  of(
    'listed in a state of a license',
    { name: 'Teresa Vance', states: ['MO', 'TX'] },
    { last: 'VANCE', first: 'TERESA', born: null, state: 'TX' },
    true,
    'strong',
  ),
  of(
    'day and month turned around',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'TERESA', born: '1984-09-07' },
    true,
    'strong',
  ),
  of(
    'one digit of the year wrong',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'TERESA', born: '1985-07-09' },
    true,
    'strong',
  ),
  of(
    'nickname and a digit wrong, another state',
    { name: 'Terri Vance' },
    { last: 'VANCE', first: 'TERESA', born: '1984-07-08', state: 'KS' },
    true,
    'weak',
  ),
  of(
    'NPI beside another name and state',
    { name: 'Teresa Vance', npi: '1234567893' },
    { last: 'OKAFOR', first: 'T', npi: '1234567893', state: 'NV', born: null },
    true,
    'strong',
  ),
  of(
    'former name, nickname and a slip at once',
    { name: 'Beth Vance', former: ['Beth Whitfield'] },
    { last: 'WHITFEILD', first: 'ELIZABETH' },
    true,
    'strong',
  ),
  of(
    'namesake with another birth date',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'TERESA', born: '1951-02-20' },
    false,
    'cleared',
  ),
  of(
    'namesake by nickname with another birth date',
    { name: 'Bill Hargrove' },
    { last: 'HARGROVE', first: 'WILLIAM', born: '1951-02-20' },
    false,
    'cleared',
  ),
  of(
    'another given name, another birth date',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'ROBERT', born: '1951-02-20' },
    false,
    null,
  ),
  of(
    'father and son',
    { name: 'Paul Reed Jr.' },
    { last: 'REED', first: 'PAUL', suffix: 'SR', born: '1958-01-30' },
    false,
    'cleared',
  ),
  of('same birth date, nothing else', { name: 'Teresa Vance' }, { last: 'OKAFOR', first: 'IDA' }, false, null),
  of(
    'same given name and birth date in another state',
    { name: 'Teresa Vance' },
    { last: 'OKAFOR', first: 'TERESA', state: 'FL' },
    false,
    null,
  ),
  of(
    'short names that look alike, no birth date',
    { name: 'Ann Lee', born: null },
    { last: 'LEA', first: 'ANN', state: 'FL' },
    false,
    null,
  ),
  of(
    'a slip away, no birth date, another state',
    { name: 'Teresa Vance' },
    { last: 'VANCEY', first: 'TERESA', born: null, state: 'FL' },
    false,
    null,
  ),
  of(
    'family name alone, no birth date',
    { name: 'Teresa Vance' },
    { last: 'VANCE', first: 'ROBERT', born: null },
    false,
    null,
  ),
];
