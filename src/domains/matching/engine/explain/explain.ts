/**
 * From contributions to words. The words come from the numbers that decided, never from a second opinion; they
 * never mention age, sex, race, origin, health, family or a ZIP code, nor anything that stands in for one. A
 * candidate reads them at grade 6; an employer reads neither a person's pay floor nor where exactly they live.
 * Gates: `explain-gates.ts`; near misses: `explain-near-miss.ts`.
 */
import type { Contribution, Evaluation, Feature, FactValue } from '../types.ts';
import { count, dollars, list, miles, roundMiles, word, years, type Audience, type Facts } from './words.ts';
import { SCORE_LABELS } from '#kernel/labels.ts';

export { explainGate } from './explain-gates.ts';
export { explainChange, explainNearMiss, TIGHTEST_WORDS } from './explain-near-miss.ts';
export type { Audience } from './words.ts';

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = SCORE_LABELS;

const share = (value: FactValue | undefined) => `${Math.round(Number(value) * 100)} of 100`;

const FEATURE_WORDS: Readonly<Record<Feature, (facts: Facts, audience: Audience, value: number) => string>> = {
  schedule: (f) => `${word(f['shift'])}, ${String(f['shiftPattern'])}, ${word(f['employmentType']).toLowerCase()}`,
  setting: (f, audience, value) => {
    if (f['facilityType'] === null) return 'The job names no setting';
    if (value === 1)
      return `${word(f['facilityType'])}: ${audience === 'candidate' ? 'the setting you asked for' : 'the setting asked for'}`;
    return word(f['facilityType']);
  },
  response: (f, audience) => {
    if (f['answeredInTime'] === null) return 'No record of answers yet';
    return audience === 'candidate'
      ? `This employer answers ${share(f['answeredInTime'])} people in time`
      : `You answer ${share(f['answeredInTime'])} people in time`;
  },
  commute: (f, audience) => {
    if (f['miles'] === null) return 'The distance is not known';
    return audience === 'candidate' ? `${miles(f['miles'])} from home` : `Within ${roundMiles(f['miles'])}`;
  },
  pay: (f, audience, value) => {
    if (audience === 'candidate') return `About ${dollars(f['rateCents'])} an hour`;
    return value >= 0.5 ? 'The pay fits well' : 'The pay is near the lower end of what this person asks for';
  },
  experience: (f, audience) => `${audience === 'candidate' ? 'You have ' : ''}${years(f['years'])} of experience`,
  recency: (f, audience, value) => {
    if (f['daysAway'] === 0) return audience === 'candidate' ? 'You work in the field now' : 'Works in the field now';
    return value >= 0.5 ? 'Worked in the field not long ago' : 'Some time since work in the field';
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

/** One bar's text. */
export const explainContribution = (part: Contribution, audience: Audience): string =>
  FEATURE_WORDS[part.feature](part.facts, audience, part.value);

/** The strongest reasons in words, best first: what gave the largest share of the pair's score. */
export function topReasons(
  pair: Pick<Evaluation, 'candidateSide' | 'employerSide'>,
  audience: Audience,
  limit = 3,
): readonly string[] {
  const parts: readonly Contribution[] = [...pair.candidateSide.contributions, ...pair.employerSide.contributions];
  return parts
    .filter((part) => part.value >= 0.5 && saysSomething(part))
    .toSorted((a, b) => b.contribution - a.contribution || (a.feature < b.feature ? -1 : 1))
    .slice(0, limit)
    .map((part) => explainContribution(part, audience));
}

/** A feature that is full only because nothing was asked for is no reason. */
function saysSomething(part: Contribution): boolean {
  if (part.feature === 'specialty') return part.facts['specialty'] !== null;
  if (part.feature === 'skills' || part.feature === 'certifications') return count(part.facts['named']) > 0;
  if (part.feature === 'response') return part.facts['answeredInTime'] !== null;
  return part.feature !== 'setting' || part.value === 1;
}
