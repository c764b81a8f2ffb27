import { dayOf } from '#kernel/days.ts';
import type { JsonResume } from '#domains/profiles/contract/passport/passport-exports.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { boardOf } from './licensing-boards.ts';
import type { Portfolio } from './portfolio.ts';
import { endOf, titleOf, type Fact, type VerifiedFact } from './verified-facts.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Section = 'work' | 'education' | 'certificates';
type Sections = Pick<JsonResume, Section>;

/**
 * A passport as JSON Resume 1.0.0. Licenses are certificates with their board as issuer. The format has no field for
 * verification, so it is under `meta` with a pointer to each entry: being listed doesn't make an entry verified.
 */
export function jsonResumeOf(portfolio: Portfolio): JsonResume {
  const { name, position, words, contact, madeAt, isDemo } = portfolio;
  const sections: Sections = { work: [], education: [], certificates: [] };
  const facts = [
    ...portfolio.verified.map((one) => verifiedEntry(add(sections, one.fact), one)),
    ...portfolio.stated.map((fact) => statedEntry(add(sections, fact), fact)),
  ];
  return {
    $schema: SCHEMA,
    basics: {
      name,
      ...some('label', words?.headline ?? position),
      ...some('summary', words?.about),
      ...some('email', contact?.email),
      ...some('phone', contact?.phone),
      ...(contact && (contact.city || contact.state)
        ? { location: { ...some('city', contact.city), ...some('region', contact.state), countryCode: 'US' } }
        : {}),
    },
    ...sections,
    skills: [
      { name: 'Specialties', keywords: words?.specialties ?? [] },
      { name: 'Skills', keywords: words?.skills ?? [] },
    ].filter(({ keywords }) => keywords.length > 0),
    meta: {
      version: 'v1.0.0',
      lastModified: madeAt.toISOString(),
      verification: { note: noteOf(madeAt, isDemo), facts },
    },
  };
}

const noteOf = (madeAt: Date, isDemo: boolean): string =>
  isDemo
    ? 'A fictional person from the Tallgrass demo. It proves nothing.'
    : `As of ${dayOf(madeAt)} on Tallgrass. This file is not signed: ask its owner for a passport link to see the current facts.`;

/** Adds a fact to its section and returns the pointer to it. */
function add(sections: Sections, fact: Fact): string {
  const section = SECTION_OF[fact.kind];
  const { kind, row } = fact;
  switch (kind) {
    case 'license':
      sections.certificates.push({
        name: row.licenseNumber ? `${titleOf(fact)}, no. ${row.licenseNumber}` : titleOf(fact),
        ...some('date', row.issuedOn),
        issuer: boardOf(row.licenseType, row.state),
      });
      break;
    case 'certification':
      sections.certificates.push({
        name: titleOf(fact),
        ...some('date', row.issuedOn),
        ...some('issuer', row.issuer),
      });
      break;
    case 'work':
      sections.work.push({
        name: row.employerName,
        position: row.title,
        ...some('location', [row.city, row.state].filter(Boolean).join(', ')),
        description: FACILITY_TYPE_LABELS[row.facilityType],
        startDate: row.startedOn,
        ...some('endDate', row.endedOn),
        ...some('summary', row.duties),
      });
      break;
    case 'education':
      sections.education.push({
        institution: row.school,
        studyType: row.degree,
        ...some('area', row.field),
        ...some('endDate', row.graduatedOn),
      });
  }
  return `/${section}/${sections[section].length - 1}`;
}

const SECTION_OF: Record<Fact['kind'], Section> = {
  license: 'certificates',
  certification: 'certificates',
  work: 'work',
  education: 'education',
};

type Entry = JsonResume['meta']['verification']['facts'][number];

const verifiedEntry = (about: string, { shown }: VerifiedFact): Entry => ({
  about,
  state: 'verified',
  source: shown.source,
  checkedBy: shown.checkedBy,
  checkedOn: shown.checkedOn,
  ...some('validUntil', shown.validUntil),
});

const statedEntry = (about: string, fact: Fact): Entry => ({
  about,
  state: 'stated',
  ...some('validUntil', endOf(fact)),
});

/** Omits an empty property, because the format has no null. */
const some = <K extends string>(key: K, value: string | null | undefined): Partial<Record<K, string>> =>
  value ? ({ [key]: value } as Record<K, string>) : {};
