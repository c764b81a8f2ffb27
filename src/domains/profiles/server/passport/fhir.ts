import { randomUUID } from 'node:crypto';
import { dayOf } from '#kernel/days.ts';
import type { FhirBundle } from '#domains/profiles/contract/passport/passport-exports.ts';
import { boardOf } from './licensing-boards.ts';
import type { Portfolio } from './portfolio.ts';
import { titleOf, type Fact, type VerifiedFact } from './verified-facts.ts';

const HL7 = 'http://terminology.hl7.org/CodeSystem';
const NPI_SYSTEM = 'http://hl7.org/fhir/sid/us-npi';

/**
 * Codes of HL7 table 0360 that match our facts. It has none for an RN or LPN license (its `PN` is an advanced practice
 * nurse, its `CRN` a certification), so those have text only.
 */
const LICENSE_CODES: Readonly<Record<string, string>> = { NP: 'Nurse Practitioner' };
const CERTIFICATION_CODES: Readonly<Record<string, string>> = { CMA: 'Certified Medical Assistant' };
const DEGREE_CODES: Readonly<Record<string, string>> = {
  BSN: 'Bachelor on Science - Nursing',
  MSN: 'Master of Science - Nursing',
};

type Resource = FhirBundle['entry'][number]['resource'];
type Json = Record<string, unknown>;

/**
 * A passport as FHIR R4 without extensions: licenses, certifications and degrees are qualifications of a `Practitioner`,
 * jobs are `PractitionerRole`s. A `VerificationResult` states for each whether it was validated, by whom and against
 * what, or only attested by the person.
 */
export function fhirBundleOf(portfolio: Portfolio): FhirBundle {
  const { madeAt, isDemo } = portfolio;
  const person = urn();
  const facts = [
    ...portfolio.verified.map(({ fact, shown }) => ({ fact, shown })),
    ...portfolio.stated.map((fact) => ({ fact, shown: null })),
  ];
  const qualifications: Json[] = [];
  const roles: FhirBundle['entry'] = [];
  const results: FhirBundle['entry'] = [];
  for (const { fact, shown } of facts) {
    const target = { person, place: '', url: person };
    if (fact.kind === 'work') {
      target.url = urn();
      target.place = 'PractitionerRole';
      roles.push({ fullUrl: target.url, resource: roleOf(fact.row, person) });
    } else {
      target.place = `Practitioner.qualification[${qualifications.length}]`;
      qualifications.push(qualificationOf(fact));
    }
    results.push({
      fullUrl: urn(),
      resource: shown ? validated(fact, shown, target) : attested(fact, target),
    });
  }
  return {
    resourceType: 'Bundle',
    // FHIR's tag for test data.
    ...(isDemo ? { meta: { tag: [coding('v3-ActReason', 'HTEST', 'test health data')] } } : {}),
    type: 'collection',
    timestamp: madeAt.toISOString(),
    entry: [{ fullUrl: person, resource: practitionerOf(portfolio, qualifications) }, ...roles, ...results],
  };
}

const urn = () => `urn:uuid:${randomUUID()}`;
const coding = (system: string, code: string, display: string) => ({ system: `${HL7}/${system}`, code, display });
const codeable = (text: string, code: Json | null = null) => ({ ...(code ? { coding: [code] } : {}), text });

function practitionerOf({ name, words, contact }: Portfolio, qualification: Json[]): Resource {
  const telecom = [
    ...(contact ? [{ system: 'email', value: contact.email }] : []),
    ...(contact?.phone ? [{ system: 'phone', value: contact.phone }] : []),
  ];
  const address = { ...given('city', contact?.city), ...given('state', contact?.state) };
  return {
    resourceType: 'Practitioner',
    ...(words?.npi ? { identifier: [{ use: 'official', system: NPI_SYSTEM, value: words.npi }] } : {}),
    // As the person writes it: we don't guess the family name.
    name: [{ text: name }],
    ...(telecom.length > 0 ? { telecom } : {}),
    ...(Object.keys(address).length > 0 ? { address: [{ use: 'home', ...address, country: 'US' }] } : {}),
    ...(qualification.length > 0 ? { qualification } : {}),
  };
}

function qualificationOf(fact: Exclude<Fact, { kind: 'work' }>): Json {
  const { kind, row } = fact;
  switch (kind) {
    case 'license': {
      const issuer = { display: boardOf(row.licenseType, row.state) };
      const type = codeable('License number', coding('v2-0203', 'LN', 'License number'));
      return {
        ...(row.licenseNumber
          ? { identifier: [{ use: 'official', type, value: row.licenseNumber, assigner: issuer }] }
          : {}),
        code: codeable(titleOf(fact), codeIn(LICENSE_CODES, row.licenseType)),
        ...periodOf(row.issuedOn, row.expiresOn),
        issuer,
      };
    }
    case 'certification': {
      const issuer = row.issuer ? { display: row.issuer } : null;
      return {
        ...(row.certificateNumber
          ? { identifier: [{ value: row.certificateNumber, ...(issuer ? { assigner: issuer } : {}) }] }
          : {}),
        code: codeable(titleOf(fact), codeIn(CERTIFICATION_CODES, row.kind)),
        ...periodOf(row.issuedOn, row.expiresOn),
        ...(issuer ? { issuer } : {}),
      };
    }
    case 'education':
      return {
        code: codeable(
          [row.degree, row.field].filter(Boolean).join(', '),
          codeIn(DEGREE_CODES, row.degree.trim().toUpperCase()),
        ),
        ...periodOf(row.graduatedOn, null),
        issuer: { display: row.school },
      };
  }
}

function codeIn(codes: Readonly<Record<string, string>>, code: string): Json | null {
  const display = codes[code];
  return display ? coding('v2-0360', code, display) : null;
}

const roleOf = (row: Extract<Fact, { kind: 'work' }>['row'], person: string): Resource => ({
  resourceType: 'PractitionerRole',
  active: row.endedOn === null,
  ...periodOf(row.startedOn, row.endedOn),
  practitioner: { reference: person },
  organization: { display: row.employerName },
  code: [codeable(row.title)],
});

interface Target {
  person: string;
  /** The resource that was checked, and the path within it. */
  url: string;
  place: string;
}

const validated = (fact: Fact, shown: VerifiedFact['shown'], { url, place }: Target): Resource => ({
  resourceType: 'VerificationResult',
  target: [{ reference: url }],
  targetLocation: [place],
  status: 'validated',
  statusDate: shown.checkedAt,
  validationType: codeable('Primary source', coding('validation-type', 'primary', 'Primary Source')),
  lastPerformed: shown.checkedAt,
  ...given('nextScheduled', fact.row.nextCheckOn),
  primarySource: [
    {
      who: { display: shown.source },
      validationStatus: codeable('Successful', coding('validation-status', 'successful', 'Successful')),
      validationDate: shown.checkedAt,
    },
  ],
  validator: [{ organization: { display: shown.checkedBy } }],
});

const attested = (fact: Fact, { person, url, place }: Target): Resource => ({
  resourceType: 'VerificationResult',
  target: [{ reference: url }],
  targetLocation: [place],
  status: 'attested',
  attestation: { who: { reference: person }, date: dayOf(fact.row.updatedAt) },
});

const periodOf = (start: string | null, end: string | null): Json =>
  start || end ? { period: { ...given('start', start), ...given('end', end) } } : {};
const given = (key: string, value: string | null | undefined): Json => (value ? { [key]: value } : {});
