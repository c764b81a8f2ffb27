import { z } from 'zod';
import { calendarDay, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { MOST_FACTS, readPassport } from './passport.ts';

/** The passport as a file that other programs read: JSON Resume 1.0.0 and FHIR R4. */

/** What of a file was checked, and by whom; what has no checker is the person's own word. */
const resumeFact = z.strictObject({
  /** Where in the file it stands, as a JSON pointer. */
  about: z.string(),
  state: z.enum(['verified', 'stated']),
  source: z.string().optional(),
  checkedBy: z.string().optional(),
  checkedOn: calendarDay.optional(),
  validUntil: calendarDay.optional(),
});

/** Of JSON Resume the parts that a passport can fill; parts without content are left out, as the format asks. */
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
  /** The format has no field for who checked what, and allows any here. */
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

/** What goes into one's own file. */
const chosenParts = z.strictObject({
  /** Keys of verified facts, with commas between. */
  facts: z
    .string()
    .max(80 * MOST_FACTS)
    .default(''),
  /** Also what the person said and nobody has checked: facts, skills, words about themselves, NPI. */
  stated: yes,
  /** Also mail address, phone and town. */
  contact: yes,
});
export type ChosenParts = z.infer<typeof chosenParts>;

const RESUME_FILE = { name: 'passport.resume.json', type: 'application/json' };
const FHIR_FILE = { name: 'passport.fhir.json', type: 'application/fhir+json' };

export const exportResume = contract({
  method: 'get',
  path: '/api/me/passport/resume.json',
  summary: 'The chosen parts of one’s own passport as JSON Resume 1.0.0',
  query: chosenParts,
  file: RESUME_FILE,
  response: jsonResume,
});

export const exportFhir = contract({
  method: 'get',
  path: '/api/me/passport/fhir.json',
  summary: 'The chosen parts of one’s own passport as a FHIR R4 Bundle around a Practitioner',
  query: chosenParts,
  file: FHIR_FILE,
  response: fhirBundle,
});

export const readResume = contract({
  method: 'get',
  path: '/api/passport/:token/resume.json',
  isOpen: true,
  summary: 'What a passport link shows, as JSON Resume 1.0.0',
  params: readPassport.params,
  file: RESUME_FILE,
  response: jsonResume,
});

export const readFhir = contract({
  method: 'get',
  path: '/api/passport/:token/fhir.json',
  isOpen: true,
  summary: 'What a passport link shows, as a FHIR R4 Bundle around a Practitioner',
  params: readPassport.params,
  file: FHIR_FILE,
  response: fhirBundle,
});

export const passportExportContracts = [exportResume, exportFhir, readResume, readFhir] as const;
