/**
 * Texts for contributions. They derive from the numbers that decided; they never mention age, sex, race, origin,
 * health, family or a ZIP code, nor a proxy for one. Candidates read them at grade 6; employers see neither a pay
 * floor nor an exact location. Gates: `explain-gates.ts`; near misses: `explain-near-miss.ts`.
 */
import { byText } from '#kernel/compare.ts';
import type { Contribution, Evaluation, Feature, FactValue } from '../types.ts';
import { count, dollars, list, miles, roundMiles, word, years, type Audience, type Facts } from './words.ts';
import { SCORE_LABELS } from '#kernel/labels.ts';

export { explainGate } from './explain-gates.ts';
export { explainChange, explainNearMiss, TIGHTEST_WORDS } from './explain-near-miss.ts';
export type { Audience } from './words.ts';

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = SCORE_LABELS;

const share = (value: FactValue | undefined) => `${Math.round(Number(value) * 100)}%`;

const FEATURE_WORDS: Readonly<Record<Feature, (facts: Facts, audience: Audience, value: number) => string>> = {
  schedule: (f) => `${word(f['shift'])}, ${String(f['shiftPattern'])}, ${word(f['employmentType']).toLowerCase()}`,
  setting: (f, audience, value) => {
    if (f['facilityType'] === null) return 'The job names no setting';
    if (value === 1)
      return `${word(f['facilityType'])}: ${audience === 'candidate' ? 'your preferred setting' : 'the preferred setting'}`;
    return word(f['facilityType']);
  },
  response: (f, audience) => {
    if (f['answeredInTime'] === null) return 'No response record yet';
    return audience === 'candidate'
      ? `This employer replies on time to ${share(f['answeredInTime'])} of applicants`
      : `You reply on time to ${share(f['answeredInTime'])} of applicants`;
  },
  commute: (f, audience) => {
    if (f['miles'] === null) return 'The distance is not known';
    return audience === 'candidate' ? `${miles(f['miles'])} from home` : `Within ${roundMiles(f['miles'])}`;
  },
  pay: (f, audience, value) => {
    if (audience === 'candidate') return `About ${dollars(f['rateCents'])} an hour`;
    return value >= 0.5 ? 'The pay is a good match' : 'The pay is near the lower end of what this person asks for';
  },
  experience: (f, audience) => `${audience === 'candidate' ? 'You have ' : ''}${years(f['years'])} of experience`,
  recency: (f, audience, value) => {
    if (f['daysAway'] === 0) return audience === 'candidate' ? 'You work in the field now' : 'Works in the field now';
    return value >= 0.5 ? 'Worked in the field recently' : 'Out of the field for a while';
  },
  completeness: (f) => `Profile ${String(f['percent'])}% complete`,
  specialty: (f, audience, value) => {
    if (f['specialty'] === null) return 'Open to every specialty';
    const name = word(f['specialty']);
    if (value === 1) return audience === 'candidate' ? `You work in ${name}` : `Works in ${name}`;
    return `The job is in ${name}`;
  },
  skills: (f) =>
    count(f['named']) === 0 ? 'No skills named' : `${count(f['held'])} of ${count(f['named'])} skills${heldList(f)}`,
  certifications: (f) =>
    count(f['named']) === 0
      ? 'No extra certifications named'
      : `${count(f['held'])} of ${count(f['named'])} extra certifications${heldList(f)}`,
};

const heldList = (facts: Facts) => (count(facts['held']) === 0 ? '' : `: ${list(facts['held'])}`);

export const explainContribution = (part: Contribution, audience: Audience): string =>
  FEATURE_WORDS[part.feature](part.facts, audience, part.value);

/** The strongest reasons, by share of the pair's score. */
export function topReasons(
  pair: Pick<Evaluation, 'candidateSide' | 'employerSide'>,
  audience: Audience,
  limit = 3,
): readonly string[] {
  const parts: readonly Contribution[] = [...pair.candidateSide.contributions, ...pair.employerSide.contributions];
  return parts
    .filter((part) => part.value >= 0.5 && saysSomething(part))
    .toSorted((a, b) => b.contribution - a.contribution || byText(a.feature, b.feature))
    .slice(0, limit)
    .map((part) => explainContribution(part, audience));
}

/** A feature that is full only because nothing was requested is no reason. */
function saysSomething(part: Contribution): boolean {
  if (part.feature === 'specialty') return part.facts['specialty'] !== null;
  if (part.feature === 'skills' || part.feature === 'certifications') return count(part.facts['named']) > 0;
  if (part.feature === 'response') return part.facts['answeredInTime'] !== null;
  return part.feature !== 'setting' || part.value === 1;
}
