import type { Reading, SuggestedFact, Suggestion } from '#domains/profiles/contract/resume/suggestions.ts';
import type { Layout } from './layout.ts';
import type { Person } from './people.ts';

/** Counts of one field: what the file states, what was found of it, and what was offered as sure. */
export interface Count {
  stated: number;
  found: number;
  sure: number;
  sureRight: number;
  /** Offered at all, sure or to be checked. */
  offered: number;
  right: number;
}

export type Counts = Map<string, Count>;

interface Claim {
  field: string;
  value: string;
  sureness: Suggestion['sureness'];
}

const plain = (text: string | null): string => (text ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const isOf =
  <K extends SuggestedFact['kind']>(kind: K) =>
  (one: Suggestion): one is Suggestion & { fact: Extract<SuggestedFact, { kind: K }> } =>
    one.fact.kind === kind;

/**
 * The facts that the person's file states, each as field and value. The parts of a job, a license or a school are
 * compared within the same entry: its key is a part of the value.
 */
export function truthOf(person: Person, layout: Layout): { field: string; value: string }[] {
  const truth: { field: string; value: string }[] = [];
  const add = (field: string, value: string) => truth.push({ field, value });
  const licenses = layout.isCertification ? [] : person.licenses.slice(0, layout.isCard ? 1 : undefined);
  for (const { type, state, number, expires } of licenses) {
    const key = plain(number);
    add('license number', key);
    add('license type', `${key} ${type}`);
    add('license state', `${key} ${state}`);
    add('license expires', `${key} ${expires}`);
  }
  const cards = layout.isCard && !layout.isCertification ? [] : person.certifications;
  for (const { kind, expires } of layout.isCertification ? cards.slice(0, 1) : cards) {
    add('certification', kind);
    if (layout.states.certificationDates) add('certification expires', `${kind} ${expires}`);
  }
  if (layout.isCard) return truth;
  add('position', person.position);
  add('phone', person.phone.replaceAll(/\D/g, ''));
  add('ZIP code', person.zip);
  if (layout.states.years) add('years', String(person.years));
  for (const { title, employer, city, from, to } of person.jobs) {
    add('job from', from);
    add('job to', `${from} ${to ?? 'now'}`);
    add('job employer', `${from} ${plain(employer)}`);
    add('job title', `${from} ${plain(titleIn(layout, person, title))}`);
    add('job city', `${from} ${plain(city)}`);
  }
  for (const { school, degree, year } of person.schools) {
    add('school', plain(school));
    add('degree', `${plain(school)} ${plain(degree)}`);
    add('graduation year', `${plain(school)} ${year}`);
  }
  return truth;
}

/** The layout in Spanish translates the titles of nurses. */
const titleIn = (layout: Layout, person: Person, title: string): string =>
  layout.name === 'in Spanish' && person.position === 'RN' ? 'Enfermera registrada (RN)' : title;

export function claimsOf({ suggestions }: Reading): Claim[] {
  const claims: Claim[] = [];
  const each = <K extends SuggestedFact['kind']>(
    kind: K,
    fields: (fact: Extract<SuggestedFact, { kind: K }>) => [string, string | null][],
  ) => {
    for (const { fact, sureness } of suggestions.filter(isOf(kind))) {
      for (const [field, value] of fields(fact)) if (value !== null) claims.push({ field, value, sureness });
    }
  };
  const under = (key: string, value: string | null) => (value === null ? null : `${key} ${value}`);
  each('license', (fact) => {
    const key = plain(fact.licenseNumber);
    return [
      ['license number', key || null],
      ['license type', under(key, fact.licenseType)],
      ['license state', under(key, fact.state)],
      ['license expires', under(key, fact.expiresOn?.slice(0, 7) ?? null)],
    ];
  });
  each('certification', (fact) => [
    ['certification', fact.certification],
    ['certification expires', under(fact.certification, fact.expiresOn?.slice(0, 7) ?? null)],
  ]);
  each('position', (fact) => [['position', fact.position]]);
  each('phone', (fact) => [['phone', fact.phone.replaceAll(/\D/g, '')]]);
  each('home', (fact) => [['ZIP code', fact.zip]]);
  each('years', (fact) => [['years', String(fact.years)]]);
  each('work', (fact) => {
    const from = fact.startedOn?.slice(0, 7) ?? '';
    return [
      ['job from', from],
      ['job to', `${from} ${fact.endedOn?.slice(0, 7) ?? 'now'}`],
      ['job employer', under(from, fact.employerName && plain(fact.employerName))],
      ['job title', under(from, fact.title && plain(fact.title))],
      ['job city', under(from, fact.city && plain(fact.city))],
    ];
  });
  each('education', (fact) => {
    const key = plain(fact.school);
    return [
      ['school', key || null],
      ['degree', under(key, fact.degree && plain(fact.degree))],
      ['graduation year', under(key, fact.graduatedOn?.slice(0, 4) ?? null)],
    ];
  });
  return claims;
}

/** Adds one file to the counts and returns its mistakes, for tuning. */
export function score(counts: Counts, person: Person, layout: Layout, reading: Reading): string[] {
  const truth = truthOf(person, layout);
  const claims = claimsOf(reading);
  const mistakes: string[] = [];
  const isIn = (list: readonly { field: string; value: string }[], one: { field: string; value: string }) =>
    list.some(({ field, value }) => field === one.field && value === one.value);
  const countOf = (field: string): Count => {
    const count = counts.get(field) ?? { stated: 0, found: 0, sure: 0, sureRight: 0, offered: 0, right: 0 };
    counts.set(field, count);
    return count;
  };
  for (const one of truth) {
    const count = countOf(one.field);
    count.stated += 1;
    if (isIn(claims, one)) count.found += 1;
    else mistakes.push(`missed ${one.field}: ${one.value}`);
  }
  for (const claim of claims) {
    const count = countOf(claim.field);
    const isRight = isIn(truth, claim);
    count.offered += 1;
    count.right += Number(isRight);
    if (claim.sureness === 'sure') {
      count.sure += 1;
      count.sureRight += Number(isRight);
    }
    if (!isRight) mistakes.push(`${claim.sureness === 'sure' ? 'WRONG' : 'doubtful'} ${claim.field}: ${claim.value}`);
  }
  for (const kind of layout.states.dropped) {
    if (!reading.dropped.includes(kind)) mistakes.push(`did not drop ${kind}`);
  }
  return mistakes;
}
