import {
  DATE_CONTRADICTIONS,
  licenseAnomalies,
  type LicenseFacts,
} from '#domains/verification/contract/license-anomalies.ts';
import { isNpi } from '#domains/verification/contract/npi.ts';
import {
  CERTIFICATIONS,
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SPECIALTIES,
  type FactState,
} from '#kernel/vocabulary.ts';
import type { Requirement } from '#domains/verification/contract/requirements-rules.ts';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { Contradiction } from '../decisions/concerns.ts';
import type { DocumentRow, PersonFacts } from './facts.repo.ts';

/** An item before this case's reviews are added. */
export type BareItem = Omit<
  CaseItem,
  'review' | 'revision' | 'sources' | 'checks' | 'answers' | 'lookups' | 'isContradicted'
> & {
  contradictions?: readonly Contradiction[];
};

type Field = CaseItem['fields'][number];
const field = (name: string, value: string | number | null | undefined): Field[] =>
  value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }];

/** For an item that is not a credential fact. */
export const NO_FACT = { factState: null, nextCheckOn: null, number: null, expiresOn: null };

const factOf = (
  row: { verificationState: FactState; nextCheckOn: string | null },
  given: Partial<Pick<BareItem, 'number' | 'expiresOn'>> = {},
) => ({ ...NO_FACT, factState: row.verificationState, nextCheckOn: row.nextCheckOn, ...given });

/** A person's submission, item by item; items that the position requires must be accepted. `today` is YYYY-MM-DD. */
export function personItems(facts: PersonFacts, today: string, required: readonly Requirement[] = []): BareItem[] {
  const { profile, candidate, contact, secret } = facts;
  const isShown = new Set<string>();
  const papersOf = (factId: string | null, kind: string, alone: boolean): string[] => {
    const own = facts.documents.filter(({ document: { factId: of, kind: is } }) =>
      of === null ? alone && is === kind : of === factId,
    );
    for (const { document } of own) isShown.add(document.id);
    return own.map(({ document }) => document.id);
  };

  const items: BareItem[] = [
    {
      ...NO_FACT,
      type: 'identity',
      id: profile.userId,
      label: 'Identity',
      isRequired: true,
      warnings: ageWarnings(secret.dateOfBirth, today),
      documentIds: papersOf(null, 'identity', true),
      fields: [
        ...field('Full name', profile.fullName),
        ...field('Former names', secret.formerNames.join(', ')),
        ...field('Date of birth', secret.dateOfBirth),
        ...field('Address', secret.streetAddress),
        ...field('Home', place(candidate.homeCity, candidate.homeState, candidate.homeZip)),
        ...field(
          'Moved from',
          candidate.movedFromState && `${candidate.movedFromState} on ${candidate.movedOn ?? 'an unknown day'}`,
        ),
        ...field('Email', contact.email),
        ...field('Phone', contact.phone),
      ],
    },
    {
      ...NO_FACT,
      type: 'role',
      id: profile.userId,
      label: 'Role',
      isRequired: true,
      warnings: candidate.npi && !isNpi(candidate.npi) ? ['The check digit of the NPI is wrong.'] : [],
      documentIds: [],
      fields: [
        ...field('Position', candidate.position && POSITION_LABELS[candidate.position]),
        ...field('Position approved before', candidate.approvedPosition && POSITION_LABELS[candidate.approvedPosition]),
        ...field('Years of experience', candidate.yearsExperience),
        ...field('Specialties', candidate.specialties.map(specialtyLabel).join(', ')),
        ...field('NPI', candidate.npi),
        ...field('Graduated on', candidate.graduatedOn),
        ...field('License expected on', candidate.licenseExpectedOn),
        ...field('First exam result on', candidate.firstExamResultOn),
        ...field('Headline', candidate.headline),
        ...field('About', candidate.about),
      ],
    },
    ...facts.licenses.map(({ row, sameNumber }): BareItem => ({
      ...factOf(row, { number: row.licenseNumber, expiresOn: row.expiresOn }),
      type: 'license',
      id: row.id,
      label: `${row.state} ${row.licenseType} license`,
      isRequired: row.status !== 'pending',
      ...licenseHints(row, sameNumber, facts, today),
      documentIds: papersOf(row.id, 'license', facts.licenses.length === 1),
      fields: [
        ...field('License type', POSITION_LABELS[row.licenseType]),
        ...field('State', row.state),
        ...field('Number', row.licenseNumber),
        ...field('Compact', row.compactStatus === 'multistate' ? 'Multistate' : 'Single state'),
        ...field('Status, as stated', row.status),
        ...field('Issued on', row.issuedOn),
        ...field('Expires on', row.expiresOn),
        ...field('Privilege withdrawn in', row.withdrawnStates.join(', ')),
      ],
    })),
    ...facts.certifications.map((row): BareItem => ({
      ...factOf(row, { number: row.certificateNumber, expiresOn: row.expiresOn }),
      type: 'certification',
      id: row.id,
      label: CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind,
      isRequired: required.includes(`certification:${row.kind}`),
      warnings: row.expiresOn && row.expiresOn < today ? ['By its date, it has expired.'] : [],
      documentIds: papersOf(row.id, 'certification', facts.certifications.length === 1),
      fields: [
        ...field('Issuer', row.issuer),
        ...field('Number', row.certificateNumber),
        ...field('Issued on', row.issuedOn),
        ...field('Expires on', row.expiresOn),
      ],
    })),
    ...facts.work.map((row): BareItem => ({
      ...factOf(row),
      type: 'work',
      id: row.id,
      label: `${row.title}, ${row.employerName}`,
      isRequired: required.includes('work_history'),
      ...periodHints(row),
      documentIds: papersOf(row.id, 'reference', false),
      fields: [
        ...field('Facility type', FACILITY_TYPE_LABELS[row.facilityType]),
        ...field('Where', place(row.city, row.state, null)),
        ...field('From', row.startedOn),
        ...field('To', row.endedOn ?? 'now'),
        ...field('Duties', row.duties),
      ],
    })),
    ...facts.education.map((row): BareItem => ({
      ...factOf(row),
      type: 'education',
      id: row.id,
      label: `${row.degree}, ${row.school}`,
      isRequired: required.includes('education'),
      warnings: [],
      documentIds: papersOf(row.id, 'education', facts.education.length === 1),
      fields: [...field('Field', row.field), ...field('Graduated on', row.graduatedOn)],
    })),
  ];
  const loose = facts.documents.filter(({ document }) => !isShown.has(document.id));
  return [
    ...items.map((item) => withDocumentWarnings(item, facts.documents)),
    ...loose.map((row) => looseDocument(row, required)),
  ];
}

type Hints = Pick<BareItem, 'warnings' | 'contradictions'>;

function licenseHints(
  row: PersonFacts['licenses'][number]['row'],
  sameNumber: number,
  { secret, candidate }: PersonFacts,
  today: string,
): Hints {
  const found = licenseAnomalies(
    { ...row, state: row.state as LicenseFacts['state'] },
    { dateOfBirth: secret.dateOfBirth, homeState: candidate.homeState },
    today,
  );
  return {
    warnings: [...found.map(({ text }) => text), ...(sameNumber > 0 ? [SAME_NUMBER] : [])],
    contradictions: found.flatMap(({ code, text }) => {
      const kind = DATE_CONTRADICTIONS.get(code);
      return kind ? [{ text, isFinal: kind === 'impossible' }] : [];
    }),
  };
}

function periodHints({ startedOn, endedOn }: PersonFacts['work'][number]): Hints {
  const warnings = endedOn && endedOn < startedOn ? ['It ends before it begins.'] : [];
  return { warnings, contradictions: warnings.map((text) => ({ text, isFinal: true })) };
}

const looseDocument = ({ document, sameFile }: DocumentRow, required: readonly Requirement[]): BareItem => ({
  ...NO_FACT,
  type: 'document',
  id: document.id,
  label: document.fileName,
  isRequired: required.some((requirement) => requirement === `document:${document.kind}`),
  fields: [{ name: 'Kind', value: document.kind }],
  warnings: sameFile > 0 ? [SAME_FILE] : [],
  documentIds: [document.id],
});

export const SAME_NUMBER = 'Another account has the same license number.';
export const SAME_FILE = 'The same file was uploaded by another account.';

const withDocumentWarnings = (item: BareItem, papers: readonly DocumentRow[]): BareItem => {
  const shared = papers.some(({ document, sameFile }) => sameFile > 0 && item.documentIds.includes(document.id));
  return shared ? { ...item, warnings: [...item.warnings, SAME_FILE] } : item;
};

const place = (city: string | null, state: string | null, zip: string | null) =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ') || null;

const specialtyLabel = (id: string) => SPECIALTIES.find((known) => known.id === id)?.label ?? id;

const ageWarnings = (dateOfBirth: string | null, today: string): string[] => {
  if (!dateOfBirth) return [];
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return years < 17 || years > 85 ? ['The date of birth looks unusual.'] : [];
};
