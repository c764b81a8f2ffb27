import {
  GOLDEN,
  namesOfEntry,
  namesOfPerson,
  PeopleIndex,
  screenPair,
  wellKnownGivenNames,
  type Subject,
} from '#domains/verification/server/screening/index.ts';
import { seeded, type Random } from '#tools/matching/random.ts';

const PEOPLE = 100_000;
const ENTRIES = 83_000;
/** People in the population who are on the list under a variant of their name. */
const HIDDEN = 2_000;
const FAMILY_NAMES = 30_000;
const STATES = ['MO', 'KS', 'TX', 'FL', 'CA', 'NY', 'OH', 'IL', 'OK', 'AR'] as const;

export interface ScreeningFigures {
  golden: { pairs: number; samePerson: number; passedSilently: number; precision: number; recall: number };
  people: number;
  entries: number;
  indexMs: number;
  screenMs: number;
  hidden: { name: string; hidden: number; found: number; strong: number }[];
  recall: number;
  /** Of the strong hits, how many are the person; of all open ones, too. */
  strongPrecision: number;
  openPrecision: number;
  paused: number;
  toReview: number;
  clearedByBirthDate: number;
}

interface Identity {
  given: string;
  family: string;
  born: string;
  state: string;
}

/** The commonest family name is had by about one in 140, as in the census; then Zipf's law (Mandelbrot's offset). */
const OFFSET = 18;
function zipf<T>(random: Random, from: readonly T[]): T {
  const rank = OFFSET * (1 + from.length / OFFSET) ** random.next() - OFFSET;
  return from[Math.min(from.length - 1, Math.floor(rank))] as T;
}

function familyNames(random: Random): string[] {
  const [starts, middles, ends] = [
    'BA BE BRO CA CHA CO DA DE DO FA FI GA GRA HA HE HO JA KE KI LA LE LO MA ME MO NA NO PA PE RA RI RO SA SE SHA TA TE VA WA WI'.split(' '),
    'LL MM N NN R RR S SS T TT D B CK LB ND NG RD RG RK RM RN RS ST'.split(' '),
    'A AN ARD BERG BURN ELL EN ER ETT EY FIELD FORD HAM INGTON IS LEY MAN OM ON OWSKI SEN SON STEIN TON VEZ WELL WOOD WORTH'.split(' '),
  ]; // prettier-ignore
  const names = new Set<string>();
  while (names.size < FAMILY_NAMES) {
    const middle = random.next() < 0.5 ? zipf(random, middles) + zipf(random, ['A', 'E', 'I', 'O', 'U']) : '';
    names.add(zipf(random, starts) + middle + zipf(random, middles) + zipf(random, ends));
  }
  return [...names];
}

const day = (random: Random): string =>
  new Date(Date.UTC(1950, 0, 1) + Math.floor(random.next() * 53 * 365.25) * 86_400_000).toISOString().slice(0, 10);

/** Names assembled from similar pieces would be harder to distinguish than real ones, so one different letter is enough. */
const slip = (random: Random, name: string): string => {
  const at = 1 + Math.floor(random.next() * (name.length - 2));
  const kind = random.next();
  if (kind < 0.34) return name.slice(0, at) + name.slice(at + 1);
  if (kind < 0.67) return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
  return `${name.slice(0, at)}E${name.slice(at + 1)}`;
};

type Line = { last: string; first: string; born: string | null; state: string };

/** How the list writes a person who signs up as `name` with `former` names. */
const WAYS: readonly {
  name: string;
  make: (who: Identity, other: string, random: Random) => { name: string; former: string[]; line: Line };
}[] = [
  { name: 'the same', make: (who) => signed(who, {}) },
  { name: 'maiden name told', make: (who, other) => signed(who, { last: other }, { former: [other] }) },
  { name: 'maiden name in the middle', make: (who, other) => signed(who, { last: other }, { middle: other }) },
  { name: 'half of a hyphenated name', make: (who, other) => signed(who, {}, { family: `${who.family}-${other}` }) },
  { name: 'given and family name swapped', make: (who) => signed(who, { last: who.given, first: who.family }) },
  { name: 'a slip in the family name', make: (who, _, random) => signed(who, { last: slip(random, who.family) }) },
  { name: 'another state', make: (who) => signed(who, { state: 'WA' }) },
  { name: 'no birth date on the list', make: (who) => signed(who, { born: null }) },
  { name: 'no birth date, another state', make: (who) => signed(who, { born: null, state: 'WA' }) },
  { name: 'day and month turned', make: (who) => signed(who, { born: turned(who.born) }) },
];

const turned = (born: string): string => {
  const [year = '', month = '', date = ''] = born.split('-');
  return Number(date) <= 12 ? `${year}-${date}-${month}` : `${year}-${month}-${date}`;
};

function signed(
  who: Identity,
  listed: Partial<Line>,
  told: { former?: string[]; middle?: string; family?: string } = {},
) {
  return {
    name: [who.given, told.middle, told.family ?? who.family].filter(Boolean).join(' '),
    former: told.former ?? [],
    line: { last: who.family, first: who.given, born: who.born, state: who.state, ...listed },
  };
}

const subject = (names: Subject['names'], birthDate: string | null, state: string): Subject => ({
  names,
  birthDate,
  states: [state],
  npi: null,
});

/** Precision and recall over the tricky set, then over people hidden in a whole population, and the time of it. */
export function benchScreening(): ScreeningFigures {
  const random = seeded(7);
  const families = familyNames(random);
  // Shuffled, or the commonest names would all be nicknames of each other.
  const givens = wellKnownGivenNames()
    .map((name) => ({ name, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
  const identity = (states: readonly string[]): Identity => ({
    given: zipf(random, givens),
    family: zipf(random, families),
    born: day(random),
    state: zipf(random, states),
  });
  const people: Subject[] = [];
  const entries: { subject: Subject; person: number | null; way: number }[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const who = identity(['MO', 'KS']);
    const way = number < HIDDEN ? number % WAYS.length : null;
    if (way === null) {
      people.push(subject(namesOfPerson(`${who.given} ${who.family}`, []), who.born, who.state));
      continue;
    }
    const made = WAYS[way]?.make(who, zipf(random, families), random);
    if (!made) continue;
    const { name, former, line } = made;
    people.push(subject(namesOfPerson(name, former), who.born, who.state));
    const names = namesOfEntry({ lastName: line.last, firstName: line.first, middleName: '' });
    entries.push({ subject: subject(names, line.born, line.state), person: number, way });
  }
  while (entries.length < ENTRIES) {
    const who = identity(STATES);
    const names = namesOfEntry({ lastName: who.family, firstName: who.given, middleName: '' });
    // About one line in fifty has no birth date.
    entries.push({ subject: subject(names, random.next() < 0.02 ? null : who.born, who.state), person: null, way: -1 });
  }

  const start = performance.now();
  const index = new PeopleIndex(people);
  const indexed = performance.now();
  const found = WAYS.map(({ name }) => ({ name, hidden: HIDDEN / WAYS.length, found: 0, strong: 0 }));
  const counts = { strong: 0, strongRight: 0, weak: 0, weakRight: 0, cleared: 0 };
  const paused = new Set<number>();
  for (const { subject: entry, person, way } of entries) {
    for (const hit of index.hitsOf(entry)) {
      if (hit.verdict === 'cleared') {
        counts.cleared += 1;
        continue;
      }
      const isRight = hit.person === person;
      counts[hit.verdict] += 1;
      if (isRight) counts[`${hit.verdict}Right`] += 1;
      if (hit.verdict === 'strong') paused.add(hit.person);
      const figure = found[way];
      if (isRight && figure) {
        figure.found += 1;
        if (hit.verdict === 'strong') figure.strong += 1;
      }
    }
  }
  const screened = performance.now();
  return {
    golden: goldenFigures(),
    people: PEOPLE,
    entries: entries.length,
    indexMs: indexed - start,
    screenMs: screened - indexed,
    hidden: found,
    recall: (counts.strongRight + counts.weakRight) / HIDDEN,
    strongPrecision: counts.strongRight / counts.strong,
    openPrecision: (counts.strongRight + counts.weakRight) / (counts.strong + counts.weak),
    paused: paused.size,
    toReview: counts.strong + counts.weak,
    clearedByBirthDate: counts.cleared,
  };
}

function goldenFigures(): ScreeningFigures['golden'] {
  const judged = GOLDEN.map((pair) => ({
    same: pair.same,
    isHit: ['strong', 'weak'].includes(screenPair(pair) ?? ''),
  }));
  const samePerson = judged.filter(({ same }) => same).length;
  const right = judged.filter(({ same, isHit }) => same && isHit).length;
  const hits = judged.filter(({ isHit }) => isHit).length;
  return {
    pairs: GOLDEN.length,
    samePerson,
    passedSilently: samePerson - right,
    precision: right / hits,
    recall: right / samePerson,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export const screeningTable = (f: ScreeningFigures): string =>
  [
    `Tricky pairs: ${f.golden.pairs}, of one person ${f.golden.samePerson}; passed silently ${f.golden.passedSilently}; precision ${percent(f.golden.precision)}, recall ${percent(f.golden.recall)}`,
    `${f.people.toLocaleString('en-US')} people against ${f.entries.toLocaleString('en-US')} lines: ${seconds(f.indexMs + f.screenMs)} on one core (${seconds(f.indexMs)} of it to make people findable)`,
    `Of ${HIDDEN.toLocaleString('en-US')} people hidden in the list: recall ${percent(f.recall)}; precision of strong hits ${percent(f.strongPrecision)}, of all for review ${percent(f.openPrecision)}`,
    `${f.toReview} hits for review, ${f.paused} people paused (${percent(f.paused / f.people)}), ${f.clearedByBirthDate.toLocaleString('en-US')} namesakes cleared by their birth date`,
    '',
    '| how the list writes them | hidden | found | strong |',
    '| --- | --- | --- | --- |',
    ...f.hidden.map(({ name, hidden, found, strong }) => `| ${name} | ${hidden} | ${found} | ${strong} |`),
  ].join('\n');
