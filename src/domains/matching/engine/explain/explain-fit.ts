/** What one side asks for beside what the other has: the reasons a candidate reads, at grade 6. */
import { shortLabelOf } from '#kernel/labels.ts';
import type { Contribution, FactValue, Feature, GateId, MatchReceipt } from '../types.ts';
import { explainGate } from './explain-gates.ts';
import { count, dollars, joined, list, word, years, type Facts } from './words.ts';

export interface FitPair {
  readonly topic: string;
  readonly asks: string;
  readonly has: string;
}

type Fit = Pick<MatchReceipt, 'gates' | 'candidateSide' | 'employerSide'>;
type Words = (facts: Facts) => Omit<FitPair, 'topic'> | null;

const part =
  (feature: Feature, words: Words) =>
  ({ candidateSide, employerSide }: Fit): FitPair | null => {
    const all: readonly Contribution[] = [...candidateSide, ...employerSide];
    const found = all.find((one) => one.feature === feature && one.value > 0);
    const said = found && words(found.facts);
    return said ? { topic: feature, ...said } : null;
  };

const gate =
  (id: GateId, words: Words) =>
  ({ gates }: Fit): FitPair | null => {
    const found = gates.find((one) => one.gate === id && one.outcome === 'pass');
    const said = found && words(found.facts);
    return said ? { topic: id, ...said } : null;
  };

const valuesOf = (value: FactValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);
/** Short, because these are read in passing: `BLS and ACLS`. */
const inShort = (value: FactValue | undefined) => joined(valuesOf(value).map(shortLabelOf));

/** More than two wishes are counted, not listed. */
function wishes(facts: Facts, kind: string): Omit<FitPair, 'topic'> | null {
  const [named, held] = [count(facts['named']), count(facts['held'])];
  if (held === 0) return null;
  const asks = `They would like ${named > 2 ? `${named} ${kind}` : inShort(facts['named'])}`;
  if (held === named) return { asks, has: named === 1 ? 'You have it' : 'You have them all' };
  return { asks, has: `You have ${held > 2 ? `${held} of them` : inShort(facts['held'])}` };
}

/** In the order in which they count most for the reader: what the employer asks for, then the person's own wishes. */
const PAIRS: readonly ((fit: Fit) => FitPair | null)[] = [
  part('specialty', (f) =>
    f['specialty'] !== null && f['held'] === true
      ? { asks: `They want ${word(f['specialty'])}`, has: 'You work in it' }
      : null,
  ),
  gate('experience', (f) =>
    Number(f['minimumYears']) > 0
      ? { asks: `They want ${years(f['minimumYears'])} of experience`, has: `You have ${years(f['years'])}` }
      : null,
  ),
  gate('certifications', (f) => {
    const asked = count(f['required']);
    if (asked === 0) return null;
    return { asks: `They want ${inShort(f['required'])}`, has: asked === 1 ? 'You have it' : 'You have them all' };
  }),
  part('skills', (f) => wishes(f, 'skills')),
  part('certifications', (f) => wishes(f, 'certifications')),
  gate('shift', (f) =>
    count(f['wanted']) > 0
      ? { asks: `You want ${list(f['wanted']).toLowerCase()}`, has: `This job is ${word(f['shift']).toLowerCase()}` }
      : null,
  ),
  gate('pay', (f) =>
    f['floorCents'] === null
      ? null
      : {
          asks: `You want ${dollars(f['floorCents'])} an hour or more`,
          has: `It pays up to ${dollars(f['topRateCents'])}`,
        },
  ),
  part('setting', (f) =>
    f['facilityType'] !== null && count(f['wanted']) > 0
      ? { asks: `You like this setting`, has: word(f['facilityType']) }
      : null,
  ),
  ({ gates }) => {
    const license = gates.find((one) => one.gate === 'license' && one.outcome === 'pass');
    return license && license.code !== 'LICENSE_NOT_NEEDED'
      ? { topic: 'license', asks: 'They need a license', has: explainGate(license, 'candidate').replace(/\.$/, '') }
      : null;
  },
];

const SHOWN = 3;

/** The strongest pairs, at most three. */
export const explainFit = (fit: Fit): readonly FitPair[] =>
  PAIRS.map((pair) => pair(fit))
    .filter((pair) => pair !== null)
    .slice(0, SHOWN);

/** Whether the posting says anything about this part; what it leaves open is not a criterion. */
export function isAsked({ feature, facts }: Pick<Contribution, 'feature' | 'facts'>): boolean {
  if (feature === 'specialty') return facts['specialty'] !== null;
  if (feature === 'skills' || feature === 'certifications') return count(facts['named']) > 0;
  return feature !== 'setting' || facts['facilityType'] !== null;
}
