import { administratorsAtWork, namesOf } from '#domains/accounts/server/identity/index.ts';
import { publishedSets, type NumberedSet } from '#domains/verification/server/requirements/index.ts';
import { readLists, readScreenings, type ListState } from '#domains/verification/server/screening/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Position } from '#kernel/vocabulary.ts';
import { otherCases, type CaseRow } from '../cases.repo.ts';
import { findSummaries, type SummaryRow } from '../queue/queue.repo.ts';
import { readChecksOf, type CheckRow } from '../source-checks/checks.repo.ts';
import { readConfirmationsOf, type ConfirmationOfCase } from './confirmations.repo.ts';
import {
  readOrganizationsFacts,
  readPeopleFacts,
  readReviews,
  type OrganizationFacts,
  type PersonFacts,
  type ReviewRow,
} from './facts.repo.ts';
import { openHoldsOf, type HoldRow } from '#domains/verification/server/holds/index.ts';
import { findDisputedCases, findSecondReviews, type SecondReviewRow } from '../second-review/second-reviews.repo.ts';

/** Everything that a case is shown from and decided on, as read. */
export interface CaseData {
  summary: SummaryRow;
  reviews: readonly ReviewRow[];
  others: readonly Awaited<ReturnType<typeof otherCases>>[number][];
  checks: readonly CheckRow[];
  confirmations: readonly ConfirmationOfCase[];
  holds: readonly HoldRow[];
  screening: ReturnType<Awaited<ReturnType<typeof readScreenings>>> | null;
  lists: readonly ListState[];
  /** A second reviewer disagreed with its approval. */
  isDisputed: boolean;
  second: SecondReviewRow | null;
  person: PersonFacts | null;
  organization: OrganizationFacts | null;
  /** The published requirement sets. */
  sets: ReadonlyMap<Position, NumberedSet>;
  names: ReadonlyMap<string, string>;
  /** Administrators who can work today. */
  atWork: ReadonlySet<string>;
}

const subjectOf = ({ userId, organizationId }: CaseRow): string => userId ?? organizationId ?? '';

/** Reads many whole cases in as many statements as one. Leaves out unknown IDs. */
export async function readCaseData(tx: Tx, ids: readonly string[], me: string, now: Date): Promise<CaseData[]> {
  const summaries = await findSummaries(tx, ids);
  const rows = summaries.map(({ row }) => row);
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  const organizationIds = rows.flatMap(({ organizationId }) => organizationId ?? []);

  const reviews = await readReviews(tx, ids);
  const checks = await readChecksOf(tx, { userIds, organizationIds });
  const confirmations = userIds.length > 0 ? await readConfirmationsOf(tx, userIds) : [];
  const seconds = await findSecondReviews(tx, ids);
  const people = userIds.length > 0 ? await readPeopleFacts(tx, userIds) : new Map<string, PersonFacts>();
  const lists = userIds.length > 0 ? await readLists(tx, now) : [];
  const screeningOf = userIds.length > 0 ? await readScreenings(tx, userIds, lists) : null;
  const sets = userIds.length > 0 ? await publishedSets(tx) : new Map<Position, NumberedSet>();
  const organizations = organizationIds.length > 0 ? await readOrganizationsFacts(tx, organizationIds) : [];
  const holds = [
    ...(userIds.length > 0 ? await openHoldsOf(tx, 'person', userIds) : []),
    ...(organizationIds.length > 0 ? await openHoldsOf(tx, 'organization', organizationIds) : []),
  ];
  const shared = {
    sets,
    lists,
    names: await namesOf(tx, [
      me || null,
      ...rows.flatMap(({ decidedBy, submittedBy, overrideBy }) => [decidedBy, submittedBy, overrideBy]),
      ...reviews.map(({ reviewedBy }) => reviewedBy),
      ...checks.map(({ askedBy }) => askedBy),
    ]),
    atWork: await administratorsAtWork(tx),
  };
  const reviewsOf = Map.groupBy(reviews, ({ caseId }) => caseId);
  const othersOf = Map.groupBy(await otherCases(tx, ids), ({ caseId }) => caseId);
  const presentItemChecks = Map.groupBy(checks, ({ userId, organizationId }) => userId ?? organizationId ?? '');
  const confirmationsOf = Map.groupBy(confirmations, (asked) => asked.row.userId);
  const holdsOf = Map.groupBy(holds, ({ hold }) => hold.subjectId);
  const secondOf = new Map(seconds.map((row) => [row.caseId, row]));
  const organizationOf = new Map(organizations.map((facts) => [facts.organization.id, facts]));
  const disputed = await findDisputedCases(tx, ids);

  return summaries.map((summary) => {
    const { row } = summary;
    const subject = subjectOf(row);
    return {
      ...shared,
      summary,
      reviews: reviewsOf.get(row.id) ?? [],
      others: othersOf.get(row.id) ?? [],
      checks: presentItemChecks.get(subject) ?? [],
      confirmations: confirmationsOf.get(subject) ?? [],
      holds: holdsOf.get(subject) ?? [],
      screening: row.userId && screeningOf ? screeningOf(row.userId) : null,
      isDisputed: disputed.has(row.id),
      second: secondOf.get(row.id) ?? null,
      person: people.get(subject) ?? null,
      organization: organizationOf.get(subject) ?? null,
    };
  });
}

/** The case after a decision of the same transaction: reads again what every decision changes, and keeps the rest. */
export async function rereadCaseData(tx: Tx, before: CaseData, changed: Partial<CaseData>): Promise<CaseData> {
  const ids = [before.summary.row.id];
  const [summary = before.summary] = await findSummaries(tx, ids);
  const [second = null] = await findSecondReviews(tx, ids);
  return { ...before, summary, reviews: await readReviews(tx, ids), second, ...changed };
}
