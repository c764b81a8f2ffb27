import { presentEntry } from '#domains/verification/server/facilities/index.ts';
import { othersThan } from '#domains/accounts/server/identity/index.ts';
import { setFor, type NumberedSet } from '#domains/verification/server/requirements/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { openDocumentText } from '#platform/server/files/text/document-text.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { checkRequirements, missingOf, requirementLabel } from '#domains/verification/contract/requirements-rules.ts';
import {
  findBlockers,
  findDoubts,
  needsOverride,
  nextOverrideStep,
  type ApprovalInput,
} from '../decisions/approval-rules.ts';
import { readCaseData, rereadCaseData, type CaseData } from './case-data.ts';
import type { SummaryRow } from '../queue/queue.repo.ts';
import { findConcerns, findScreeningBlockers } from '../decisions/concerns.ts';
import { listAnswers, listLookups } from '../decisions/evidence.ts';
import type { DocumentRow, PersonFacts } from './facts.repo.ts';
import { allowedDecisions } from '../decisions/allowed-decisions.ts';
import { presentHold } from '#domains/verification/server/holds/index.ts';
import { organizationItems } from './present-organization.ts';
import { findOfficialNumber } from '../callback/official-number.ts';
import { documentWarnings } from './document-warnings.ts';
import { presentItemChecks, isContradicted } from '../source-checks/present-checks.ts';
import { presentConfirmation } from './present-confirmation.ts';
import { presentReviewedItem } from './present-review.ts';
import { personItems, type BareItem } from './present-person.ts';
import { organizationQuestions, personQuestions, type Questions } from '../source-checks/questions.ts';
import { presentSummary } from '../queue/read-queue.ts';
import { isSimpleOrganization } from '../callback/simple-organization.ts';
import { blind, presentSecondReview } from '../second-review/blind-view.ts';
import { itemKey } from '#domains/verification/contract/cases/case-items.ts';

/** A case to decide on: the data, and this reviewer's view. */
export interface LoadedCase {
  data: CaseData;
  view: CaseView;
}

/**
 * Everything a reviewer needs to decide one case, read in the caller's transaction. While an approval waits for its
 * second review, only the first reviewer sees what the first reviewer found.
 */
export async function loadCase(deps: Deps, tx: Tx, id: string, me: string): Promise<LoadedCase> {
  const [data] = await readCaseData(tx, [id], me, deps.clock.now());
  if (!data) throw notFound('case');
  return { data, view: await viewOf(deps, data, me) };
}

export const readCase = async (deps: Deps, tx: Tx, id: string, me: string): Promise<CaseView> =>
  (await loadCase(deps, tx, id, me)).view;

/** The case after this transaction's decision, without reading all of it a second time. */
export const reloadCase = async (
  deps: Deps,
  tx: Tx,
  { data }: LoadedCase,
  me: string,
  changed: Partial<CaseData> = {},
): Promise<CaseView> => viewOf(deps, await rereadCaseData(tx, data, changed), me);

/** Many cases by their IDs, in as many statements as one. */
export async function readCases(
  deps: Deps,
  tx: Tx,
  ids: readonly string[],
  me: string,
): Promise<ReadonlyMap<string, CaseView>> {
  const found = await readCaseData(tx, ids, me, deps.clock.now());
  const views = await Promise.all(found.map((data) => viewOf(deps, data, me)));
  return new Map(views.map((view) => [view.id, view]));
}

async function viewOf(deps: Deps, data: CaseData, me: string): Promise<CaseView> {
  const view = await presentCase(deps, data, me);
  return view.secondReview?.status === 'waiting' && view.secondReview.mayDecide ? blind(view) : view;
}

async function presentCase(deps: Deps, material: CaseData, me: string): Promise<CaseView> {
  const { summary, reviews, checks, names, screening, second } = material;
  const { row } = summary;
  const now = deps.clock.now();
  const who = (userId: string | null) => (userId ? { id: userId, name: names.get(userId) ?? 'Former member' } : null);
  const subject = subjectOf(deps, material, me);
  const asked = { questions: subject.questions, rows: checks, who };
  const documents = subject.documents.map(presentDocument);
  const checked = await Promise.all(
    subject.items.map(async (bare) => {
      const { sources, checks: answers } = await presentItemChecks(deps.env, bare, asked);
      const item = {
        ...presentReviewedItem(bare, reviews, (userId) => who(userId) ?? { id: userId, name: '' }),
        sources,
        checks: [...answers, ...confirmationsOf(deps, material, bare)],
      };
      return { ...item, isContradicted: isContradicted(item) };
    }),
  );
  const npiChecks = checked.find(({ type }) => type === 'npi')?.checks ?? [];
  const items = checked.map(({ contradictions: _told, ...item }) => ({
    ...item,
    answers: listAnswers({ item, documents, directory: directoryOf(material, item), npiChecks }),
    lookups: listLookups(item, subject.questions),
  }));
  // An open match counts as a hold: a second administrator must agree.
  const { requirements } = subject;
  const approval: ApprovalInput = {
    subjectType: row.subjectType,
    items,
    callback: callbackOf(row, subject.organization),
    openHolds: material.holds.length + (screening?.openHits ?? 0) + Number(material.isDisputed),
    missing: requirements?.missing ?? [],
  };
  const compared = { screening, lists: material.lists, isProduction: deps.env.isProduction };
  const requestedBy = who(row.overrideBy);
  const shown = presentSummary(summary, now);
  const isOver = shown.plan?.state === 'planned' || material.others.some(({ isLater }) => isLater);

  return {
    ...shown,
    decidedBy: who(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    message: row.message,
    submittedBy: who(row.submittedBy),
    items,
    documents,
    openHolds: material.holds.map(presentHold),
    screening,
    organization: subject.organization,
    requirements,
    secondReview: second && presentSecondReview(row, second, me, material.atWork),
    blockers: [...findScreeningBlockers(compared), ...findBlockers(approval)],
    concerns: findConcerns({ ...compared, items: checked }),
    doubts: findDoubts(approval),
    needsOverride: needsOverride(approval),
    override:
      requestedBy && row.overrideAt
        ? {
            requestedBy,
            requestedAt: row.overrideAt.toISOString(),
            reason: row.overrideReason ?? '',
            over: row.overrideOver ?? [],
            ...waitOf(
              nextOverrideStep({
                request: { by: requestedBy.id, at: row.overrideAt },
                me,
                otherAdministrators: othersThan(requestedBy.id, material.atWork),
                now,
              }),
            ),
          }
        : null,
    decisions: isOver ? [] : allowedDecisions(row, summary.subjectStatus ?? row.status),
    earlierCases: material.others.map(({ other: { id, status, decidedAt, message } }) => ({
      id,
      status,
      decidedAt: decidedAt?.toISOString() ?? null,
      message,
    })),
  };
}

/** The directory entry of an item: the facility's own, or the organization's. */
const directoryOf = ({ organization }: CaseData, { type, id }: BareItem) =>
  (type === 'facility' ? organization?.facilities.find((one) => one.organization.id === id) : organization)
    ?.directory ?? null;

/** Past employers' answers about a work history entry; none while the feature is off. */
const confirmationsOf = ({ env }: Deps, { person, confirmations }: CaseData, { type, id }: BareItem) =>
  env.workConfirmations && person && type === 'work'
    ? confirmations.filter(({ row }) => row.workId === id).map((asked) => presentConfirmation(asked, person))
    : [];

/** Once the directory or NPPES has a number, a call to one found elsewhere no longer counts. */
function callbackOf(
  { callbackAt, callbackFoundOn }: SummaryRow['row'],
  organization: CaseView['organization'],
): ApprovalInput['callback'] {
  if (!callbackAt) return 'none';
  if (callbackFoundOn === null) return 'official';
  if (organization?.callbackNumber) return 'none';
  return organization?.callSuffices ? 'found_alone' : 'found';
}

function waitOf(step: ReturnType<typeof nextOverrideStep>) {
  if (step.step === 'refuse') return { needs: step.needs, availableAt: step.availableAt?.toISOString() ?? null };
  return { needs: step.step === 'approve' ? step.on : ('second_administrator' as const), availableAt: null };
}

interface Subject {
  items: BareItem[];
  documents: DocumentRow[];
  organization: CaseView['organization'];
  questions: Questions;
  requirements: CaseView['requirements'];
}

function subjectOf(deps: Deps, material: CaseData, me: string): Subject {
  const { person: facts, organization, checks, sets, summary } = material;
  const { row } = summary;
  if (facts) {
    const today = dayOf(deps.clock.now());
    const questions = personQuestions(facts);
    const { position } = facts.candidate;
    const set = position && row.changes === null ? setFor(sets, position) : null;
    const whole = {
      items: withScannedTextWarnings(deps.env, facts, personItems(facts, today, set?.required)),
      documents: facts.documents,
      organization: null,
      questions,
      requirements: position && set && { position, version: set.version, missing: missingFrom(set, facts, today) },
    };
    return row.changes ? { ...whole, ...onlyChanged(whole, row.changes) } : whole;
  }
  if (!organization) throw notFound('case');
  const { callbackNumber, callbackSource, callbackFoundOn, callbackNote, callbackAt } = row;
  const official = findOfficialNumber(organization, checks);
  const whole = { items: organizationItems(organization), documents: [] };
  return {
    requirements: null,
    ...(row.changes ? onlyChanged(whole, row.changes) : whole),
    questions: organizationQuestions(organization),
    organization: {
      directory: organization.directory && presentEntry(organization.directory),
      callbackNumber: official?.number ?? null,
      callbackSource: official?.source ?? null,
      callSuffices: othersThan(me, material.atWork) === 0 && isSimpleOrganization(organization),
      callback: callbackAt && {
        number: callbackNumber ?? '',
        source: callbackSource ?? '',
        foundOn: callbackFoundOn,
        note: callbackNote ?? '',
        at: callbackAt.toISOString(),
      },
    },
  };
}

/** Requirements that the submission lacks. The license has its own item, and its own rules while it is pending. */
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

/** For an approved subject, the reviewer sees only the changes with their documents, all required. */
function onlyChanged(whole: { items: BareItem[]; documents: DocumentRow[] }, changes: readonly string[]) {
  const items = whole.items
    .filter((item) => changes.includes(itemKey(item)))
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

function withScannedTextWarnings(env: Deps['env'], facts: PersonFacts, items: BareItem[]): BareItem[] {
  const holder = { fullName: facts.profile.fullName, formerNames: facts.secret.formerNames };
  const papers = facts.documents.map(({ document: { id, fileName, isSample }, file: { contentType, sealedText } }) => ({
    id,
    fileName,
    isPicture: contentType !== 'application/pdf',
    // A demo sample belongs to no one, so it is not searched.
    text: isSample ? null : openDocumentText(env, sealedText),
  }));
  return items.map((item) => ({ ...item, warnings: [...item.warnings, ...documentWarnings(item, papers, holder)] }));
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
