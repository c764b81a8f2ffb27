import { z } from 'zod';
import { calendarDay, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { MOST_FACTS, readPassport } from './passport.ts';

/** The passport as a file for other programs: JSON Resume 1.0.0 and FHIR R4. */

/** The verification of an entry; an entry without a checker is self-reported. */
const resumeFact = z.strictObject({
  /** JSON pointer to the entry. */
  about: z.string(),
  state: z.enum(['verified', 'stated']),
  source: z.string().optional(),
  checkedBy: z.string().optional(),
  checkedOn: calendarDay.optional(),
  validUntil: calendarDay.optional(),
});

/** The parts of JSON Resume that a passport can fill; empty parts are omitted, as the format requires. */
export const jsonResume = z.strictObject({
  $schema: z.url(),
  basics: z.strictObject({
    name: z.string(),
    label: z.string().optional(),
    summary: z.string().optional(),
    email: z.email().optional(),
    phone: z.string().optional(),
    location: z
      .strictObject({ city: z.string().optional(), region: z.string().optional(), countryCode: z.literal('US') })
      .optional(),
  }),
  work: z.array(
    z.strictObject({
      name: z.string(),
      position: z.string(),
      location: z.string().optional(),
      description: z.string(),
      startDate: calendarDay,
      endDate: calendarDay.optional(),
      summary: z.string().optional(),
    }),
  ),
  education: z.array(
    z.strictObject({
      institution: z.string(),
      studyType: z.string(),
      area: z.string().optional(),
      endDate: calendarDay.optional(),
    }),
  ),
  certificates: z.array(
    z.strictObject({ name: z.string(), date: calendarDay.optional(), issuer: z.string().optional() }),
  ),
  skills: z.array(z.strictObject({ name: z.string(), keywords: z.array(z.string()) })),
  /** The format has no field for verification but allows any under `meta`. */
  meta: z.strictObject({
    version: z.literal('v1.0.0'),
    lastModified: moment,
    verification: z.strictObject({ note: z.string(), facts: z.array(resumeFact) }),
  }),
});
export type JsonResume = z.infer<typeof jsonResume>;

/** FHIR R4: a `Practitioner`, a `PractitionerRole` for each job held, and a `VerificationResult` for each fact. */
export const fhirBundle = z.strictObject({
  resourceType: z.literal('Bundle'),
  meta: z.looseObject({}).optional(),
  type: z.literal('collection'),
  timestamp: moment,
  entry: z.array(
    z.strictObject({
      fullUrl: z.string().startsWith('urn:uuid:'),
      resource: z.looseObject({ resourceType: z.enum(['Practitioner', 'PractitionerRole', 'VerificationResult']) }),
    }),
  ),
});
export type FhirBundle = z.infer<typeof fhirBundle>;

const yes = z.enum(['true', 'false']).default('false');

/** The parts of an export. */
const chosenParts = z.strictObject({
  /** Keys of verified facts, comma-separated. */
  facts: z
    .string()
    .max(80 * MOST_FACTS)
    .default(''),
  /** Include self-reported facts, skills, texts and the NPI. */
  stated: yes,
  /** Include email, phone and city. */
  contact: yes,
});
export type ChosenParts = z.infer<typeof chosenParts>;

const RESUME_FILE = { name: 'passport.resume.json', type: 'application/json' };
const FHIR_FILE = { name: 'passport.fhir.json', type: 'application/fhir+json' };

export const exportResume = contract({
  method: 'get',
  path: '/api/me/passport/resume.json',
  summary: 'The chosen parts of my passport as JSON Resume 1.0.0',
  query: chosenParts,
  file: RESUME_FILE,
  response: jsonResume,
});

export const exportFhir = contract({
  method: 'get',
  path: '/api/me/passport/fhir.json',
  summary: 'The chosen parts of my passport as a FHIR R4 Bundle around a Practitioner',
  query: chosenParts,
  file: FHIR_FILE,
  response: fhirBundle,
});

export const readResume = contract({
  method: 'get',
  path: '/api/passport/:token/resume.json',
  isOpen: true,
  summary: 'The facts of a passport link as JSON Resume 1.0.0',
  params: readPassport.params,
  file: RESUME_FILE,
  response: jsonResume,
});

export const readFhir = contract({
  method: 'get',
  path: '/api/passport/:token/fhir.json',
  isOpen: true,
  summary: 'The facts of a passport link as a FHIR R4 Bundle around a Practitioner',
  params: readPassport.params,
  file: FHIR_FILE,
  response: fhirBundle,
});

/** A document to print, of the chosen verified facts (`?facts=`). */
export const MY_PASSPORT_PDF = '/api/me/passport/passport.pdf';
/** The facts of a passport link to print, with the link as a QR code. */
export const PASSPORT_PDF = '/api/passport/:token/passport.pdf';

export const passportExportContracts = [exportResume, exportFhir, readResume, readFhir] as const;
