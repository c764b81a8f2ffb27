import { dayOf } from '#kernel/days.ts';
import { namesOf } from '#domains/accounts/server/identity/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { REVIEW_SOURCES } from '#domains/verification/contract/cases/case-items.ts';
import { day } from '#kernel/format.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { readFactsIn, type Facts } from './passport.repo.ts';

/** A stored fact with its kind. */
export type Fact =
  | { kind: 'license'; row: Facts['licenses'][number] }
  | { kind: 'certification'; row: Facts['certifications'][number] }
  | { kind: 'work'; row: Facts['work'][number] }
  | { kind: 'education'; row: Facts['education'][number] };

/** A verified fact with its text for others. */
export interface VerifiedFact {
  fact: Fact;
  shown: PassportFact;
}

/** The person's verified facts that are valid on this day. */
export async function verifiedFacts(tx: Tx, userId: string, today: string): Promise<VerifiedFact[]> {
  const facts = listOf(await readFactsIn(tx, userId, 'verified'));
  const reviewers = facts.map(({ row }) => row.verifiedBy);
  const names = await elevate(tx, () => namesOf(tx, reviewers, ''));
  return facts
    .map((fact) => ({ fact, shown: presentFact(fact, names) }))
    .filter(({ shown }) => shown.validUntil === null || shown.validUntil >= today);
}

/** The person's facts that no reviewer has accepted or refuted. */
export const statedFacts = async (tx: Tx, userId: string): Promise<Fact[]> =>
  listOf(await readFactsIn(tx, userId, 'attested'));

const listOf = ({ licenses, certifications, work, education }: Facts): Fact[] => [
  ...licenses.map((row): Fact => ({ kind: 'license', row })),
  ...certifications.map((row): Fact => ({ kind: 'certification', row })),
  ...work.map((row): Fact => ({ kind: 'work', row })),
  ...education.map((row): Fact => ({ kind: 'education', row })),
];

/** The expiration date, if the fact has one. */
export const endOf = (fact: Fact): string | null =>
  fact.kind === 'license' || fact.kind === 'certification' ? fact.row.expiresOn : null;

export function titleOf({ kind, row }: Fact): string {
  switch (kind) {
    case 'license':
      return `${row.state} license: ${POSITION_LABELS[row.licenseType]}`;
    case 'certification':
      return CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind;
    case 'work':
      return `${row.title}, ${row.employerName}`;
    case 'education':
      return `${row.degree}, ${row.school}`;
  }
}

function fieldsOf({ kind, row }: Fact): PassportFact['fields'] {
  switch (kind) {
    case 'license':
      return [
        ...field('Number', row.licenseNumber),
        ...field('Compact', row.compactStatus === 'multistate' ? 'Multistate' : 'Single state'),
        ...dated('Issued on', row.issuedOn),
        ...dated('Expires on', row.expiresOn),
      ];
    case 'certification':
      return [
        ...field('Issuer', row.issuer),
        ...field('Number', row.certificateNumber),
        ...dated('Expires on', row.expiresOn),
      ];
    case 'work':
      return [...dated('From', row.startedOn), ...field('To', row.endedOn ? day(row.endedOn) : 'now')];
    case 'education':
      return [...field('Field', row.field), ...dated('Graduated on', row.graduatedOn)];
  }
}

function presentFact(fact: Fact, names: ReadonlyMap<string, string>): PassportFact {
  const { kind, row } = fact;
  const checkedAt = row.verifiedAt ?? row.updatedAt;
  return {
    key: `${kind}:${row.id}`,
    kind,
    title: titleOf(fact),
    fields: fieldsOf(fact),
    source: REVIEW_SOURCES.find(({ id }) => id === row.verificationSource)?.label ?? row.verificationSource ?? '',
    checkedBy: reviewerOf(row.verifiedBy ? names.get(row.verifiedBy) : undefined),
    checkedOn: dayOf(checkedAt),
    checkedAt: checkedAt.toISOString(),
    validUntil: endOf(fact) ?? row.nextCheckOn,
  };
}

const field = (name: string, value: string | null) => (value ? [{ name, value }] : []);
const dated = (name: string, value: string | null) => field(name, value && day(value));

/** Outsiders read this: our staff can identify the reviewer by the initials, others can't. */
function reviewerOf(name: string | undefined): string {
  const initials = (name ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word[0]?.toUpperCase()}.`)
    .join(' ');
  return initials ? `Tallgrass, reviewer ${initials}` : 'Tallgrass';
}
