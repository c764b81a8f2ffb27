import { createHash } from 'node:crypto';
import { countOtherAdministrators, namesOf } from '#server/features/identity/index.ts';
import { publishedSet, type NumberedSet } from '#server/features/requirements/index.ts';
import { readScreeningOf } from '#server/features/screening/index.ts';
import { dayOf } from '#shared/kernel/days.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openPaper } from '#server/platform/files/paper-text.ts';
import type { CaseItem } from '#shared/contracts/case-items.ts';
import type { CaseView } from '#shared/contracts/verification.ts';
import { checkRequirements, missingOf, requirementLabel } from '#shared/kernel/requirements.ts';
import { blockersOf, needsOverride, overrideStep, type Standing } from './approval-rules.ts';
import { findSummary, hasLaterCase, otherCases, type SummaryRow } from './cases.repo.ts';
import {
  countSameEntry,
  readOrganizationFacts,
  readPersonFacts,
  readReviews,
  type DocumentRow,
  type PersonFacts,
  type ReviewRow,
} from './facts.repo.ts';
import { decisionsOf } from './decisions.ts';
import { openHoldsOf, presentHold } from './holds.repo.ts';
import { readChecks, type CheckRow, type Subject } from './checks.repo.ts';
import { organizationItems } from './present-organization.ts';
import { officialNumber } from './official-number.ts';
import { paperWarnings } from './paper-warnings.ts';
import { checksOf, isContradicted } from './present-checks.ts';
import { personItems, type BareItem } from './present-person.ts';
import { organizationQuestions, personQuestions, type Questions } from './questions.ts';
import { presentSummary } from './read-queue.ts';
import { blind, secondReviewOf } from './blind.ts';
import { findSecondReview, isDisputed } from './second-reviews.repo.ts';
import { changeKey } from './recheck-keys.ts';

/**
 * Everything a reviewer needs to decide one case, read in the caller's transaction. While an approval waits for its blind
 * second review, only the first reviewer sees what the first reviewer did.
 */
export async function readCase(deps: Deps, tx: Tx, id: string, me: string): Promise<CaseView> {
  const view = await readWhole(deps, tx, id, me);
  const isBlind = view.secondReview?.status === 'waiting' && view.secondReview.mayDecide;
  return isBlind ? blind(view) : view;
}

async function readWhole(deps: Deps, tx: Tx, id: string, me: string): Promise<CaseView> {
  const summary = await findSummary(tx, id);
  const { row } = summary;
  const now = deps.clock.now();
  const reviews = await readReviews(tx, id);
  const earlier = await otherCases(tx, row);
  const checks = await readChecks(tx, subjectOf(row));
  const names = await namesOf(tx, [
    row.decidedBy,
    row.submittedBy,
    row.overrideBy,
    ...reviews.map(({ reviewedBy }) => reviewedBy),
    ...checks.map(({ askedBy }) => askedBy),
  ]);
  const who = (userId: string | null) =>
    userId ? { id: userId, name: names.get(userId) ?? 'Somebody who left' } : null;
  const subject = await readSubject(deps, tx, summary, checks);
  const asked = { questions: subject.questions, rows: checks, who };
  const items = await Promise.all(
    subject.items.map(async (bare) => {
      const item = {
        ...withReview(bare, reviews, (userId) => who(userId) ?? { id: userId, name: '' }),
        ...(await checksOf(deps.env, bare, asked)),
      };
      return { ...item, isContradicted: isContradicted(item) };
    }),
  );
  const openHolds = await openHoldsOf(tx, row.subjectType, row.userId ?? row.organizationId ?? '');
  const screening = row.userId ? await readScreeningOf(tx, row.userId) : null;
  // A hit that nobody cleared weighs like a hold: a second administrator must agree.
  const { requirements } = subject;
  const standing = {
    ...standingOf(summary, items, openHolds.length + (screening?.openHits ?? 0) + Number(await isDisputed(tx, id))),
    missing: requirements?.missing ?? [],
  };
  const requestedBy = who(row.overrideBy);
  const second = await findSecondReview(tx, id);
  const shown = presentSummary(summary, now);
  const isOver = shown.plan?.state === 'planned' || (await hasLaterCase(tx, row));

  return {
    ...shown,
    decidedBy: who(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    message: row.message,
    submittedBy: who(row.submittedBy),
    items,
    documents: subject.documents.map(presentDocument),
    openHolds: openHolds.map(presentHold),
    screening,
    organization: subject.organization,
    requirements,
    secondReview: second && (await secondReviewOf(tx, row, second, me)),
    blockers: blockersOf(standing),
    needsOverride: needsOverride(standing),
    override:
      requestedBy && row.overrideAt
        ? {
            requestedBy,
            requestedAt: row.overrideAt.toISOString(),
            reason: row.overrideReason ?? '',
            ...waitOf(
              overrideStep({
                request: { by: requestedBy.id, at: row.overrideAt },
                me,
                otherAdministrators: await countOtherAdministrators(tx, requestedBy.id),
                now,
              }),
            ),
          }
        : null,
    decisions: isOver ? [] : decisionsOf(row, summary.subjectStatus ?? row.status),
    earlierCases: earlier.map(({ id: caseId, status, decidedAt, message }) => ({
      id: caseId,
      status,
      decidedAt: decidedAt?.toISOString() ?? null,
      message,
    })),
  };
}

export const standingOf = (summary: Pick<SummaryRow, 'row'>, items: CaseItem[], openHolds: number): Standing => ({
  subjectType: summary.row.subjectType,
  items,
  hasCallback: summary.row.callbackAt !== null,
  openHolds,
});

function waitOf(step: ReturnType<typeof overrideStep>) {
  if (step.step === 'refuse') return { needs: step.needs, availableAt: step.availableAt?.toISOString() ?? null };
  return { needs: step.step === 'approve' ? step.on : ('second_administrator' as const), availableAt: null };
}

async function readSubject(
  deps: Deps,
  tx: Tx,
  { row }: SummaryRow,
  checks: readonly CheckRow[],
): Promise<{
  items: BareItem[];
  documents: DocumentRow[];
  organization: CaseView['organization'];
  questions: Questions;
  requirements: CaseView['requirements'];
}> {
  if (row.userId) {
    const today = dayOf(deps.clock.now());
    const facts = await readPersonFacts(tx, row.userId);
    const questions = personQuestions(facts);
    const { position } = facts.candidate;
    const set = position && row.changes === null ? await publishedSet(tx, position) : null;
    const whole = {
      items: withPapers(deps.env, facts, personItems(facts, today, set?.required)),
      documents: facts.documents,
      organization: null,
      questions,
      requirements: position && set && { position, version: set.version, missing: missingFrom(set, facts, today) },
    };
    return row.changes ? { ...whole, ...onlyChanged(whole, row.changes) } : whole;
  }
  const facts = await readOrganizationFacts(tx, row.organizationId ?? '');
  const sameEntry = facts.directory ? await countSameEntry(tx, facts.organization.id, facts.directory.ccn) : 0;
  const { callbackNumber, callbackSource, callbackNote, callbackAt } = row;
  const official = officialNumber(facts, checks);
  return {
    requirements: null,
    items: organizationItems(facts, sameEntry),
    documents: [],
    questions: organizationQuestions(facts),
    organization: {
      directory: facts.directory,
      callbackNumber: official?.number ?? null,
      callbackSource: official?.source ?? null,
      callback: callbackAt && {
        number: callbackNumber ?? '',
        source: callbackSource ?? '',
        note: callbackNote ?? '',
        at: callbackAt.toISOString(),
      },
    },
  };
}

/** What the position asks for and the packet lacks; the license has its own item, and its own rules while it is pending. */
const missingFrom = (set: NumberedSet, facts: PersonFacts, today: string): string[] =>
  missingOf(
    checkRequirements(
      { ...set, license: 'none' },
      {
        position: facts.candidate.position,
        licenses: facts.licenses.map(({ row }) => row),
        certifications: facts.certifications,
        documentKinds: facts.documents.map(({ document }) => document.kind),
        workEntries: facts.work.length,
        educationEntries: facts.education.length,
      },
      today,
    ),
  ).map(({ id }) => requirementLabel(id));

/** Of somebody who is approved already, the reviewer sees what changed with its papers; each of it needs a look. */
function onlyChanged(whole: { items: BareItem[]; documents: DocumentRow[] }, changes: readonly string[]) {
  const items = whole.items
    .filter((item) => changes.includes(changeKey(item)))
    .map((item) => ({ ...item, isRequired: true }));
  const kinds = new Set<string>(items.map(({ type }) => type));
  return {
    items,
    documents: whole.documents.filter(
      ({ document: { id, kind, factId } }) =>
        items.some(({ documentIds }) => documentIds.includes(id)) || (factId === null && kinds.has(kind)),
    ),
  };
}

/** Changes with what the reviewer was shown, and with nothing else. */
const revisionOf = ({ fields, documentIds }: BareItem) =>
  createHash('sha256')
    .update(JSON.stringify([fields, documentIds]))
    .digest('base64url')
    .slice(0, 22);

function withPapers(env: Deps['env'], facts: PersonFacts, items: BareItem[]): BareItem[] {
  const holder = { fullName: facts.profile.fullName, formerNames: facts.secret.formerNames };
  const papers = facts.documents.map(({ document: { id, fileName, isSample }, file: { sealedText } }) => ({
    id,
    fileName,
    // A sample of the demo is nobody's paper.
    text: isSample ? null : openPaper(env, sealedText),
  }));
  return items.map((item) => ({ ...item, warnings: [...item.warnings, ...paperWarnings(item, papers, holder)] }));
}

const subjectOf = ({ userId, organizationId }: SummaryRow['row']): Subject =>
  userId ? { userId } : { organizationId: organizationId ?? '' };

function withReview(item: BareItem, reviews: ReviewRow[], who: (id: string) => { id: string; name: string }) {
  const revision = revisionOf(item);
  const found = reviews.find(({ itemType, itemId }) => itemType === item.type && itemId === item.id);
  const seen = found?.checklist as { revision?: string } | undefined;
  return {
    ...item,
    revision,
    review: found
      ? {
          outcome: found.outcome,
          source: found.source,
          message: found.message,
          reviewedBy: who(found.reviewedBy),
          reviewedAt: found.reviewedAt.toISOString(),
          isOutdated: seen?.revision !== revision,
        }
      : null,
  };
}

const presentDocument = ({ document, file }: DocumentRow): CaseView['documents'][number] => ({
  id: document.id,
  kind: document.kind,
  fileName: document.fileName,
  contentType: file.contentType,
  sizeBytes: file.sizeBytes,
  scanState: file.scanState,
  factId: document.factId,
  isSample: document.isSample,
  createdAt: document.createdAt.toISOString(),
});
