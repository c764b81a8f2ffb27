import { z } from 'zod';
import { FACT_STATES } from '#kernel/vocabulary.ts';
import { calendarDay, moment, namedPerson } from '#platform/contract/common.ts';
import { evidence } from './evidence.ts';
import { itemSources, sourceCheck } from './source-checks.ts';

/** The parts of a case: its items, their sources, and their documents. */

export const PERSON_ITEMS = ['identity', 'role', 'license', 'certification', 'work', 'education', 'document'] as const;
/** The items that are facts of a profile with a state of their own. */
export const FACT_ITEMS = ['license', 'certification', 'work', 'education'] as const;
export type FactItem = (typeof FACT_ITEMS)[number];
export const isFactItem = (type: string): type is FactItem => FACT_ITEMS.some((one) => one === type);
export const ORGANIZATION_ITEMS = ['organization', 'address', 'contact', 'npi', 'facility'] as const;
export const ITEM_TYPES = [...PERSON_ITEMS, ...ORGANIZATION_ITEMS] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Items that their issuer can revoke. */
export const REVOCABLE: ReadonlySet<ItemType> = new Set(['license', 'certification']);

/** The sources of a check. A copy alone accepts the item and leaves the fact 'attested'. */
export const COPY_ONLY = 'copy';
export const REVIEW_SOURCES = [
  { id: 'state_board', label: 'State board or registry lookup' },
  { id: 'nursys', label: 'Nursys lookup' },
  { id: 'issuer', label: 'Issuing body (certificate, school)' },
  { id: 'employer', label: 'Former employer' },
  { id: 'nppes', label: 'NPPES registry' },
  { id: 'directory', label: 'CMS facility directory' },
  { id: 'identity_paper', label: 'Identity document' },
  { id: COPY_ONLY, label: 'Copy from the person only (stays attested)' },
] as const;
export const SOURCE_IDS = REVIEW_SOURCES.map(({ id }) => id) as [ReviewSource, ...ReviewSource[]];
export type ReviewSource = (typeof REVIEW_SOURCES)[number]['id'];

/** The label of a source for candidates and employers, next to the day of the check. */
const SOURCE_NAMES: Record<ReviewSource, string> = {
  state_board: 'State board',
  nursys: 'Nursys',
  issuer: 'Issuing body',
  employer: 'Former employer',
  nppes: 'NPPES registry',
  directory: 'CMS facility directory',
  identity_paper: 'Identity document',
  [COPY_ONLY]: 'Copy',
};
/** A source stored as text, like the demo's, is shown as is. */
export const sourceName = (source: string | null): string | null =>
  SOURCE_IDS.some((id) => id === source) ? SOURCE_NAMES[source as ReviewSource] : source;

/** The sources that cover an item of this type, the usual one first. */
export const SOURCES_OF: Record<ItemType, readonly ReviewSource[]> = {
  identity: ['identity_paper', COPY_ONLY],
  role: [COPY_ONLY, 'nppes'],
  license: ['state_board', 'nursys', COPY_ONLY],
  certification: ['issuer', COPY_ONLY],
  work: ['employer', COPY_ONLY],
  education: ['issuer', COPY_ONLY],
  document: [COPY_ONLY],
  organization: ['directory', 'nppes', 'state_board', COPY_ONLY],
  address: ['directory', 'nppes', 'state_board', COPY_ONLY],
  contact: ['directory', 'state_board', COPY_ONLY],
  npi: ['nppes', COPY_ONLY],
  facility: ['directory', 'nppes', 'state_board', COPY_ONLY],
};

/** Sources that a reviewer can look up outside the product. The others count only with an answer in the product. */
export const BY_HAND: ReadonlySet<ReviewSource> = new Set(['state_board', 'nursys', 'issuer', 'employer', 'nppes']);

/** A source that answered about an item, with its answer. */
const sourceAnswer = z.object({ source: z.enum(SOURCE_IDS), evidence });
type SourceAnswer = z.infer<typeof sourceAnswer>;

/** The answer that supports this outcome. A registry that contradicts the item supports no acceptance. */
export const answerFor = (
  answers: readonly SourceAnswer[],
  source: ReviewSource,
  outcome: 'accepted' | 'needs_fix',
): SourceAnswer | undefined =>
  answers.find(
    (answer) =>
      answer.source === source &&
      (outcome === 'needs_fix' || answer.evidence.kind !== 'answer' || answer.evidence.outcome === 'match'),
  );

/** A copy without a document is labeled a statement. */
export const sourceLabel = (source: ReviewSource, kind: z.infer<typeof evidence>['kind'] | undefined): string =>
  source === COPY_ONLY && kind === 'statement'
    ? 'Statement only (stays attested)'
    : (REVIEW_SOURCES.find(({ id }) => id === source)?.label ?? source);

export const caseItem = z.object({
  type: z.enum(ITEM_TYPES),
  id: z.string(),
  label: z.string(),
  /** Must be accepted before the case can be approved. */
  isRequired: z.boolean(),
  /** The statement as display text. Nothing is decided by a field's name. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The issuer's number. */
  number: z.string().nullable(),
  /** The expiration date. */
  expiresOn: calendarDay.nullable(),
  /** The fact's own state; null if the item is not a credential fact. */
  factState: z.enum(FACT_STATES).nullable(),
  nextCheckOn: calendarDay.nullable(),
  /** Unusual facts: hints to look closer, never a rejection. */
  warnings: z.array(z.string()),
  documentIds: z.array(z.uuid()),
  /** How it can be checked, by hand and automatically; null if no source covers such an item. */
  sources: itemSources.nullable(),
  /** Registry checks, latest first. */
  checks: z.array(sourceCheck),
  /** The sources that answered: a reviewer chooses one of these, or records a lookup. */
  answers: z.array(sourceAnswer),
  /** The sources that a reviewer can look up outside the product and that exist for this item. */
  lookups: z.array(z.enum(SOURCE_IDS)),
  /** A registry's record disagrees, and no reviewer has accepted the item since. */
  isContradicted: z.boolean(),
  review: z
    .object({
      outcome: z.enum(['accepted', 'needs_fix']),
      source: z.enum(SOURCE_IDS).nullable(),
      /** The evidence for the verdict. Null: no source was chosen, or the review predates evidence. */
      evidence: evidence.nullable(),
      message: z.string().nullable(),
      reviewedBy: namedPerson,
      reviewedAt: moment,
      /** The person changed the fact after this review, so it must be reviewed again. */
      isOutdated: z.boolean(),
    })
    .nullable(),
  /** Send it with the decision; a fact that changed meanwhile answers 409. */
  revision: z.string(),
});
export type CaseItem = z.infer<typeof caseItem>;

export const caseDocument = z.object({
  id: z.uuid(),
  kind: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  /** Only `clean` and `not_scanned` files are shown. */
  scanState: z.enum(['pending', 'clean', 'infected', 'not_scanned']),
  factId: z.uuid().nullable(),
  isSample: z.boolean(),
  createdAt: moment,
});
export type CaseDocument = z.infer<typeof caseDocument>;

/** How cases of changes and registry checks name an item. */
export const itemKey = (item: { type: string; id: string }): string => `${item.type}:${item.id}`;
