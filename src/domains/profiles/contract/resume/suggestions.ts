import { z } from 'zod';
import { CERTIFICATION_IDS, FACILITY_TYPES, POSITIONS, SPECIALTY_IDS, US_STATES } from '#kernel/vocabulary.ts';
import { calendarDay } from '#platform/contract/common.ts';

/** What a résumé or a card seems to say. A field that it doesn't state is null. */
const day = calendarDay.nullable();
const position = z.enum(POSITIONS);
const state = z.enum(US_STATES).nullable();

export const suggestedFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), position }),
  z.object({ kind: z.literal('years'), years: z.int() }),
  z.object({ kind: z.literal('specialty'), specialty: z.enum(SPECIALTY_IDS) }),
  z.object({ kind: z.literal('phone'), phone: z.string() }),
  z.object({ kind: z.literal('home'), zip: z.string().nullable(), city: z.string().nullable(), state }),
  z.object({
    kind: z.literal('license'),
    licenseType: position.nullable(),
    state,
    licenseNumber: z.string().nullable(),
    isMultistate: z.boolean(),
    issuedOn: day,
    expiresOn: day,
  }),
  z.object({
    kind: z.literal('certification'),
    certification: z.enum(CERTIFICATION_IDS),
    issuedOn: day,
    expiresOn: day,
  }),
  z.object({
    kind: z.literal('work'),
    employerName: z.string().nullable(),
    facilityType: z.enum(FACILITY_TYPES).nullable(),
    title: z.string().nullable(),
    specialty: z.enum(SPECIALTY_IDS).nullable(),
    city: z.string().nullable(),
    state,
    startedOn: day,
    endedOn: day,
  }),
  z.object({
    kind: z.literal('education'),
    school: z.string().nullable(),
    degree: z.string().nullable(),
    graduatedOn: day,
  }),
]);
export type SuggestedFact = z.infer<typeof suggestedFact>;
export type SuggestionKind = SuggestedFact['kind'];
export type FactOf<K extends SuggestionKind> = Extract<SuggestedFact, { kind: K }>;

/** `sure`: stated expressly. `check`: inferred, incomplete or hard to read. */
export const SURENESS = ['sure', 'check'] as const;

export const suggestion = z.object({
  id: z.string(),
  fact: suggestedFact,
  /** The line of the file it comes from. */
  source: z.string(),
  sureness: z.enum(SURENESS),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What was found and left out because it must not influence who is hired. The values are not kept. */
export const DROPPED_KINDS = ['birth_date', 'age', 'family', 'health', 'ssn', 'photo', 'belief'] as const;
export type DroppedKind = (typeof DROPPED_KINDS)[number];

export const reading = z.object({
  suggestions: z.array(suggestion),
  dropped: z.array(z.enum(DROPPED_KINDS)),
  /** The file is in Spanish; its parts are offered for checking only. */
  isSpanish: z.boolean(),
});
export type Reading = z.infer<typeof reading>;
