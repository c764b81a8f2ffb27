import { z } from 'zod';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  PAY_UNITS,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  US_STATES,
} from '#kernel/vocabulary.ts';
import { calendarDay, cents } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** Characters of a pasted posting, HTML included. */
export const PASTE_MAX = 50_000;
/** Jobs read from one text. */
export const MOST_POSTINGS = 10;

/** What a pasted posting can fill in. */
const readDraft = z
  .object({
    title: z.string(),
    position: z.enum(POSITIONS),
    specialty: z.enum(SPECIALTY_IDS),
    externalRequisitionId: z.string(),
    openings: z.int(),
    employmentType: z.enum(EMPLOYMENT_TYPES),
    shift: z.enum(SHIFTS),
    shiftPattern: z.enum(SHIFT_PATTERNS),
    weeklyHours: z.number(),
    payUnit: z.enum(PAY_UNITS),
    payMinCents: cents,
    payMaxCents: cents,
    nightDifferentialCents: cents,
    weekendDifferentialCents: cents,
    signOnBonusCents: cents,
    signOnBonusTerms: z.string(),
    requiredCertifications: z.array(z.enum(CERTIFICATION_IDS)),
    preferredCertifications: z.array(z.enum(CERTIFICATION_IDS)),
    minimumYears: z.number(),
    skills: z.array(z.enum(SKILL_IDS)),
    licenseStates: z.array(z.enum(US_STATES)),
    startDate: calendarDay,
    zip: z.string(),
    description: z.string(),
  })
  .partial();
export type ReadDraft = z.infer<typeof readDraft>;

const readField = z.enum(Object.keys(readDraft.shape) as [keyof ReadDraft, ...(keyof ReadDraft)[]]);

/** One job of a pasted text: what was read, and where it stands in `text`. */
const readPosting = z.object({
  text: z.string(),
  draft: readDraft,
  findings: z.array(
    z.object({
      field: readField,
      start: z.int(),
      end: z.int(),
      /** Else the words allow another reading. */ isSure: z.boolean(),
    }),
  ),
  /** The town that it names, also when it has several ZIP codes. */
  town: z.string().nullable(),
});
export type ReadPosting = z.infer<typeof readPosting>;

export const readPastedPosting = contract({
  method: 'post',
  path: '/api/jobs/read-posting',
  summary: 'Reads the jobs in a pasted posting, as text or HTML; stores nothing',
  body: z.strictObject({
    text: z
      .string()
      .max(PASTE_MAX, 'This is longer than 50,000 characters. Paste one posting at a time.')
      .refine((text) => text.trim() !== '', 'Paste a posting first.'),
  }),
  response: z.object({ postings: z.array(readPosting), /** More jobs than are read at once. */ isCut: z.boolean() }),
});
