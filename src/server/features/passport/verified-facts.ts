import { dayOf } from '#server/platform/clock.ts';
import { elevate, type Tx } from '#server/platform/db.ts';
import type { PassportFact } from '#shared/contracts/passport.ts';
import { REVIEW_SOURCES } from '#shared/contracts/verification.ts';
import { day } from '#shared/kernel/format.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#shared/kernel/vocabulary.ts';
import { readVerified, reviewerNames, type Verified } from './passport.repo.ts';

/** The verified facts of a person that hold on this day, in the words that others read. */
export async function verifiedFacts(tx: Tx, userId: string, today: string): Promise<PassportFact[]> {
  const verified = await readVerified(tx, userId);
  const reviewers = Object.values(verified).flatMap((rows) =>
    rows.flatMap(({ verifiedBy }) => (verifiedBy ? [verifiedBy] : [])),
  );
  const names = await elevate(tx, () => reviewerNames(tx, [...new Set(reviewers)]));
  return presentFacts(verified, names).filter(({ validUntil }) => validUntil === null || validUntil >= today);
}

type Checked = Pick<
  Verified['licenses'][number],
  'id' | 'verificationSource' | 'verifiedBy' | 'verifiedAt' | 'nextCheckOn' | 'updatedAt'
>;

function presentFacts(verified: Verified, names: ReadonlyMap<string, string>): PassportFact[] {
  const checked = (row: Checked, kind: PassportFact['kind'], expiresOn: string | null) => ({
    key: `${kind}:${row.id}`,
    kind,
    source: REVIEW_SOURCES.find(({ id }) => id === row.verificationSource)?.label ?? row.verificationSource ?? '',
    checkedBy: reviewerOf(row.verifiedBy ? names.get(row.verifiedBy) : undefined),
    checkedOn: dayOf(row.verifiedAt ?? row.updatedAt),
    checkedAt: (row.verifiedAt ?? row.updatedAt).toISOString(),
    validUntil: expiresOn ?? row.nextCheckOn,
  });
  return [
    ...verified.licenses.map((row): PassportFact => ({
      ...checked(row, 'license', row.expiresOn),
      title: `${row.state} license: ${POSITION_LABELS[row.licenseType]}`,
      fields: [
        ...field('Number', row.licenseNumber),
        ...field('Compact', row.compactStatus === 'multistate' ? 'Multistate' : 'Single state'),
        ...dated('Issued on', row.issuedOn),
        ...dated('Expires on', row.expiresOn),
      ],
    })),
    ...verified.certifications.map((row): PassportFact => ({
      ...checked(row, 'certification', row.expiresOn),
      title: CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind,
      fields: [
        ...field('Issuer', row.issuer),
        ...field('Number', row.certificateNumber),
        ...dated('Expires on', row.expiresOn),
      ],
    })),
    ...verified.work.map((row): PassportFact => ({
      ...checked(row, 'work', null),
      title: `${row.title}, ${row.employerName}`,
      fields: [...dated('From', row.startedOn), ...field('To', row.endedOn ? day(row.endedOn) : 'now')],
    })),
    ...verified.education.map((row): PassportFact => ({
      ...checked(row, 'education', null),
      title: `${row.degree}, ${row.school}`,
      fields: [...field('Field', row.field), ...dated('Graduated on', row.graduatedOn)],
    })),
  ];
}

const field = (name: string, value: string | null) => (value ? [{ name, value }] : []);
const dated = (name: string, value: string | null) => field(name, value && day(value));

/** Strangers read this: a reviewer's initials tell our own people who it was, and nobody else their name. */
function reviewerOf(name: string | undefined): string {
  const initials = (name ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word[0]?.toUpperCase()}.`)
    .join(' ');
  return initials ? `Tallgrass, reviewer ${initials}` : 'Tallgrass';
}
