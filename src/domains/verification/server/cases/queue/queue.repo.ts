import { and, asc, desc, eq, inArray, isNull, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { profiles, userSearch } from '#domains/accounts/db/identity.ts';
import { holds } from '#domains/verification/db/holds.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import {
  caseRisks,
  plannedDecisions,
  secondReviews,
  verificationCases,
} from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isAmong, keysWith } from '#platform/server/database/search.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';

const subjectId = sql`coalesce(${verificationCases.userId}, ${verificationCases.organizationId})`;

/** A subquery, because each further join makes planning much slower. */
const nameOf = (person: AnyPgColumn) =>
  sql<string | null>`(select named.full_name from ${profiles} named where named.user_id = ${person})`;

const latestPlan = sql`(select p.id from planned_decisions p where p.case_id = ${verificationCases.id}
  order by p.planned_at desc limit 1)`;

const discrepanciesIn = (table: string) => sql`(select count(*) from ${sql.identifier(table)} f
  where f.user_id = ${verificationCases.userId} and f.verification_state in ('discrepancy', 'expired', 'revoked'))`;

const summaries = (tx: Tx) =>
  tx
    .select({
      row: verificationCases,
      risk: caseRisks,
      personName: profiles.fullName,
      personIsDemo: profiles.isDemo,
      subjectStatus: sql<VerificationStatus | null>`coalesce(${profiles.verificationStatus}, ${organizations.verificationStatus})`,
      position: candidateProfiles.position,
      homeCity: candidateProfiles.homeCity,
      homeState: candidateProfiles.homeState,
      organization: organizations,
      claimerName: nameOf(verificationCases.claimedBy),
      assigneeName: nameOf(verificationCases.assignedTo),
      plan: plannedDecisions,
      plannerName: nameOf(plannedDecisions.plannedBy),
      // The exact moment as text: a Date drops microseconds, which would repeat or lose rows between pages.
      submittedKey: sql<string>`${verificationCases.submittedAt}::text`,
      decidedKey: sql<string>`${verificationCases.decidedAt}::text`,
      holds: sql<number>`(select count(*)::int from ${holds} h where h.released_at is null
        and h.subject_type = ${verificationCases.subjectType} and h.subject_id = ${subjectId})`,
      discrepancies: sql<number>`(${discrepanciesIn('licenses')} + ${discrepanciesIn('certifications')}
        + ${discrepanciesIn('work_history')} + ${discrepanciesIn('education')})::int`,
      isResubmission: sql<boolean>`exists (select 1 from verification_cases e where e.submitted_at < ${verificationCases.submittedAt}
        and (e.user_id = ${verificationCases.userId} or e.organization_id = ${verificationCases.organizationId}))`,
    })
    .from(verificationCases)
    .leftJoin(profiles, eq(profiles.userId, verificationCases.userId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, verificationCases.userId))
    .leftJoin(organizations, eq(organizations.id, verificationCases.organizationId))
    .leftJoin(caseRisks, eq(caseRisks.caseId, verificationCases.id))
    .leftJoin(plannedDecisions, eq(plannedDecisions.id, latestPlan))
    .$dynamic();
export type SummaryRow = Awaited<ReturnType<typeof summaries>>[number];

interface QueueParams {
  status: VerificationStatus;
  subject: 'all' | 'person' | 'organization';
  claim: 'all' | 'mine' | 'assigned' | 'free';
  me: string;
  claimedAfter: Date;
  /** Words of who or what it is about. */
  q: string | undefined;
  /** Only cases due before this. */
  lateBy: Date | null;
  after: readonly [string, string] | null;
  limit: number;
}

const summariesOf = (tx: Tx, page: SQLWrapper) => summaries(tx).where(isInPage(verificationCases.id, page));

/** Waiting cases by age, decided ones by decision time; one row more than the page, to tell whether it is the last. */
export function listCaseRows(tx: Tx, params: QueueParams): Promise<SummaryRow[]> {
  const { status, after, limit } = params;
  const waits = status === 'pending';
  const column = waits ? verificationCases.submittedAt : verificationCases.decidedAt;
  const compared = waits ? sql`>` : sql`<`;
  const order = waits ? [asc(column), asc(verificationCases.id)] : [desc(column), desc(verificationCases.id)];
  const page = tx
    .select({ id: verificationCases.id })
    .from(verificationCases)
    .where(
      and(
        eq(verificationCases.status, status),
        ...ofQueue(params),
        after
          ? sql`(${column}, ${verificationCases.id}) ${compared} (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  return summariesOf(tx, page).orderBy(...order);
}

/** Approvals waiting for a second review, oldest first. */
export function listSecondReviews(tx: Tx, params: Omit<QueueParams, 'status'>): Promise<SummaryRow[]> {
  const { after, limit } = params;
  const order = [asc(secondReviews.firstAt), asc(secondReviews.caseId)];
  const page = tx
    .select({ id: secondReviews.caseId })
    .from(secondReviews)
    .innerJoin(verificationCases, eq(verificationCases.id, secondReviews.caseId))
    .where(
      and(
        eq(secondReviews.status, 'waiting'),
        eq(verificationCases.status, 'approved'),
        ...ofQueue(params),
        after
          ? sql`(${secondReviews.firstAt}, ${secondReviews.caseId}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  return summariesOf(tx, page)
    .innerJoin(secondReviews, eq(secondReviews.caseId, verificationCases.id))
    .orderBy(...order);
}

/** Waiting cases by risk, then by wait. */
export function listRiskiest(
  tx: Tx,
  params: Omit<QueueParams, 'status' | 'after'> & { after: readonly [number, string, string] | null },
): Promise<SummaryRow[]> {
  const { after, limit } = params;
  const rank = sql`(-${caseRisks.score})`;
  const order = [asc(rank), asc(caseRisks.submittedAt), asc(caseRisks.caseId)];
  const page = tx
    .select({ id: caseRisks.caseId })
    .from(caseRisks)
    .innerJoin(verificationCases, eq(verificationCases.id, caseRisks.caseId))
    .where(
      and(
        eq(verificationCases.status, 'pending'),
        ...ofQueue(params),
        after
          ? sql`(${rank}, ${caseRisks.submittedAt}, ${caseRisks.caseId}) > (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  return summariesOf(tx, page).orderBy(...order);
}

const ofQueue = ({
  subject,
  claim,
  me,
  claimedAfter,
  lateBy,
  q,
}: Pick<QueueParams, 'subject' | 'claim' | 'me' | 'claimedAfter' | 'lateBy' | 'q'>) => [
  q
    ? or(
        isAmong(verificationCases.userId, keysWith(userSearch.userId, userSearch.words, q)),
        isAmong(verificationCases.organizationId, keysWith(organizations.id, organizations.name, q)),
      )
    : undefined,
  // Needs no index: a case is late after four days at most, and the longest waiting come first.
  lateBy ? lt(verificationCases.dueAt, lateBy) : undefined,
  subject === 'all' ? undefined : eq(verificationCases.subjectType, subject),
  claim === 'mine' ? eq(verificationCases.claimedBy, me) : undefined,
  claim === 'assigned' ? eq(verificationCases.assignedTo, me) : undefined,
  claim === 'free'
    ? and(
        or(isNull(verificationCases.claimedBy), lt(verificationCases.claimedAt, claimedAfter)),
        or(isNull(verificationCases.assignedTo), eq(verificationCases.assignedTo, me)),
      )
    : undefined,
];

export const findSummaries = (tx: Tx, ids: readonly string[]): Promise<SummaryRow[]> =>
  summaries(tx).where(inArray(verificationCases.id, [...ids]));
