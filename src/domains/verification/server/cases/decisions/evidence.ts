import { presentEntry } from '#domains/verification/server/facilities/index.ts';
import { invalidField } from '#platform/server/errors.ts';
import {
  answerFor,
  BY_HAND,
  COPY_ONLY,
  SOURCES_OF,
  type CaseItem,
  type ItemType,
  type ReviewSource,
} from '#domains/verification/contract/cases/case-items.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { Evidence } from '#domains/verification/contract/cases/evidence.ts';
import type { SourceCheck } from '#domains/verification/contract/cases/source-checks.ts';
import type { CaseView, reviewItem } from '#domains/verification/contract/verification.ts';
import type { FacilityFacts } from '../case/facts.repo.ts';

/** What the product has from the sources about one item. */
interface Material {
  item: Pick<CaseItem, 'type' | 'documentIds' | 'checks'>;
  documents: CaseView['documents'];
  directory: FacilityFacts['directory'];
  /** For an organization: the registry checks of its NPI, which also cover its name and address. */
  npiChecks: readonly SourceCheck[];
}

/** The kind of document that proves an item. */
const PAPER_OF: Partial<Record<ItemType, string>> = {
  identity: 'identity',
  license: 'license',
  certification: 'certification',
  work: 'reference',
  education: 'education',
};
const NAMED_AS: Record<SourceCheck['source'], ReviewSource> = {
  nursys: 'nursys',
  nppes: 'nppes',
  past_employer: 'employer',
};

/** Every source that answered about the item, with its answer. */
export function listAnswers({ item, documents, directory, npiChecks }: Material): CaseItem['answers'] {
  const papers = papersFor(item, documents);
  const checks = item.checks.length > 0 ? item.checks : npiChecks;
  const answers: CaseItem['answers'] = [
    ...latestAnswers(checks).map((check) => ({ source: NAMED_AS[check.source], evidence: answerOf(check) })),
    ...(directory ? [{ source: 'directory' as const, evidence: entryOf(directory) }] : []),
    ...(papers ? [{ source: 'identity_paper' as const, evidence: papers }] : []),
    { source: COPY_ONLY, evidence: papers ?? { kind: 'statement' as const } },
  ];
  return answers.filter(({ source }) => SOURCES_OF[item.type].includes(source));
}

/** Sources to look up by hand that exist for this item: Nursys for nurses, NPPES only where there is an NPI. */
export function listLookups(
  { type, sources }: Pick<CaseItem, 'type' | 'sources'>,
  questions: { readonly size: number },
): CaseItem['lookups'] {
  const registries = sources ? [...sources.automatic, ...sources.missing] : [];
  const hasNpi = type === 'role' ? sources !== null : questions.size > 0;
  return SOURCES_OF[type].filter(
    (source) =>
      BY_HAND.has(source) && (source !== 'nursys' || registries.includes('nursys')) && (source !== 'nppes' || hasNpi),
  );
}

/** The documents of the right kind that a reviewer can open. */
function papersFor({ type, documentIds }: Material['item'], documents: Material['documents']): Evidence | null {
  const papers = documents.filter(
    ({ id, kind, scanState }) =>
      documentIds.includes(id) &&
      (type === 'document' || kind === PAPER_OF[type]) &&
      (scanState === 'clean' || scanState === 'not_scanned'),
  );
  return papers.length > 0
    ? { kind: 'document', documents: papers.map(({ id, kind, fileName }) => ({ id, kind, fileName })) }
    : null;
}

/** The latest answer of each source counts, unless the facts changed since. 'Not found' proves nothing. */
function latestAnswers(checks: readonly SourceCheck[]): SourceCheck[] {
  const answered = checks.filter(({ state, isOutdated }) => state === 'answered' && !isOutdated);
  return answered.filter(
    ({ source, outcome }, at) =>
      outcome !== 'not_found' && answered.findIndex((earlier) => earlier.source === source) === at,
  );
}

const answerOf = ({ id, source, outcome, checkedAt, findings }: SourceCheck): Evidence => ({
  kind: 'answer',
  checkId: id,
  source,
  outcome,
  checkedAt,
  findings,
});

const entryOf = (entry: NonNullable<FacilityFacts['directory']>): Evidence => ({
  kind: 'directory',
  entry: presentEntry(entry),
  isInvented: entry.isInvented,
  importedAt: entry.importedAt.toISOString(),
});

type Given = Pick<InputOf<typeof reviewItem>['body'], 'outcome' | 'source' | 'lookup'>;

const NO_ANSWER: Partial<Record<ReviewSource, string>> = {
  nursys: 'Nursys has nurses only.',
  nppes: 'There is no NPI to look up.',
  identity_paper: 'No identity document was uploaded. Ask for one, or accept the statement only.',
  directory: 'No facility directory entry is matched to this.',
};

/** The evidence for a verdict against this source; refuses a source that never answered. Null if no source is named. */
export function requireEvidence(item: CaseItem, { outcome, source, lookup }: Given, now: Date): Evidence | null {
  if (!source) return null;
  if (!SOURCES_OF[item.type].includes(source)) {
    throw invalidField('source', 'This source does not cover such an item.');
  }
  if (lookup && item.lookups.includes(source)) {
    const at = lookup.at ? new Date(lookup.at) : now;
    if (at > now) throw invalidField('lookup.at', 'This time is in the future.');
    return { ...lookup, kind: 'lookup', at: at.toISOString() };
  }
  const answer = answerFor(item.answers, source, outcome);
  if (answer) return answer.evidence;
  throw item.lookups.includes(source)
    ? invalidField(
        'lookup.reference',
        'This source gave no answer here. Look it up, then enter where you looked and the reference.',
      )
    : invalidField('source', NO_ANSWER[source] ?? 'This source did not answer.');
}
