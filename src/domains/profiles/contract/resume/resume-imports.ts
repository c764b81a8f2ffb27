import { z } from 'zod';
import { done, idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { POSITIONS, SPECIALTY_IDS } from '#kernel/vocabulary.ts';
import { certificationBody, educationBody, licenseBody, workBody } from '../candidate-facts.ts';
import { zipField } from '../geo.ts';
import { IMPORT_PROBLEMS, IMPORT_PURPOSES, IMPORT_STATES } from './import-words.ts';
import { DROPPED_KINDS, suggestion } from './suggestions.ts';

/** Photos of a card are 15 MB at most, as documents are. */
export const ACCEPTED_RESUMES =
  '.pdf,.docx,.jpg,.jpeg,.png,.heic,.heif,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png,image/heic,image/heif';

/** `there`: the profile holds it already, or another answer to the same question, which is never overwritten. */
export const SUGGESTION_STATES = ['open', 'there', 'added', 'skipped'] as const;

export const offeredSuggestion = suggestion.extend({ state: z.enum(SUGGESTION_STATES) });
export type OfferedSuggestion = z.infer<typeof offeredSuggestion>;

export const resumeImportView = z.object({
  id: z.uuid(),
  purpose: z.enum(IMPORT_PURPOSES),
  status: z.enum(IMPORT_STATES),
  fileName: z.string(),
  /** While a page is recognized from its picture: which one of how many. */
  page: z.int().nullable(),
  pages: z.int().nullable(),
  problem: z.enum(IMPORT_PROBLEMS).nullable(),
  suggestions: z.array(offeredSuggestion),
  /** Kinds of private facts that the file holds and that were left out. */
  dropped: z.array(z.enum(DROPPED_KINDS)),
  isSpanish: z.boolean(),
  expiresAt: moment,
});
export type ResumeImportView = z.infer<typeof resumeImportView>;

/** A suggestion as the person accepts it, perhaps after an edit. */
export const acceptedFact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('position'), position: z.enum(POSITIONS) }),
  z.strictObject({ kind: z.literal('years'), years: z.int().min(0).max(70, 'That is more than 70 years.') }),
  z.strictObject({ kind: z.literal('specialty'), specialty: z.enum(SPECIALTY_IDS) }),
  z.strictObject({ kind: z.literal('phone'), phone: z.string().regex(/^\([2-9]\d{2}\) \d{3}-\d{4}$/) }),
  z.strictObject({ kind: z.literal('home'), zip: zipField }),
  z.strictObject({ kind: z.literal('license'), body: licenseBody }),
  z.strictObject({ kind: z.literal('certification'), body: certificationBody }),
  z.strictObject({ kind: z.literal('work'), body: workBody }),
  z.strictObject({ kind: z.literal('education'), body: educationBody }),
]);
export type AcceptedFact = z.output<typeof acceptedFact>;
export type AcceptedFactInput = z.input<typeof acceptedFact>;

const MOST_SUGGESTIONS = 200;
const suggestionId = z.string().max(20);

export const listResumeImports = contract({
  method: 'get',
  path: '/api/me/resume-imports',
  summary: 'My résumé or card that is being read, and its suggestions',
  response: z.object({ items: z.array(resumeImportView) }),
});

export const startResumeImport = contract({
  method: 'post',
  path: '/api/me/resume-imports',
  status: 201,
  summary: 'Read a résumé or a card (PDF, DOCX, JPEG, PNG or HEIC of up to 15 MB) into suggestions',
  form: z.object({
    purpose: z.enum(IMPORT_PURPOSES),
    /** Whether to keep the file among my documents; a Word file can't be kept. */
    keep: z.stringbool().optional(),
    file: z.file(),
  }),
  response: resumeImportView,
});

export const decideSuggestions = contract({
  method: 'post',
  path: '/api/me/resume-imports/:id/decisions',
  summary: 'Add suggestions to my profile as stated facts, or skip them; each counts once',
  params: idParams,
  body: z.strictObject({
    add: z.array(z.strictObject({ id: suggestionId, fact: acceptedFact })).max(MOST_SUGGESTIONS),
    skip: z.array(suggestionId).max(MOST_SUGGESTIONS),
  }),
  response: resumeImportView,
});

export const discardResumeImport = contract({
  method: 'delete',
  path: '/api/me/resume-imports/:id',
  summary: 'Delete the file and its suggestions; what I added stays in my profile',
  params: idParams,
  response: done,
});

export const resumeContracts = [listResumeImports, startResumeImport, decideSuggestions, discardResumeImport] as const;
