import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matchViews } from '#domains/matching/db/matching.ts';
import {
  candidateContacts,
  candidatePrivate,
  candidateProfiles,
  certifications,
  education,
  licenses,
  workHistory,
} from '#domains/profiles/db/candidates.ts';
import { documents, medicalDocuments } from '#domains/profiles/db/documents.ts';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Tx } from '#platform/server/database/db.ts';
import { isOneOf } from '#platform/server/database/search.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { certificationsAmong } from '#domains/verification/contract/requirements-rules.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { Position } from '#kernel/vocabulary.ts';

/**
 * What an employer reads about candidates. Every statement runs under row-level security, which hides rows that the stage
 * does not disclose yet; hence the left joins.
 */
const select = (tx: Tx) =>
  tx
    .select({
      application: applications,
      profile: {
        pseudonym: candidateProfiles.pseudonym,
        position: candidateProfiles.position,
        approvedPosition: candidateProfiles.approvedPosition,
        specialties: candidateProfiles.specialties,
        skills: candidateProfiles.skills,
        yearsExperience: candidateProfiles.yearsExperience,
        homeState: candidateProfiles.homeState,
      },
      fullName: profiles.fullName,
      // Employers may not read the rank or its inputs.
      view: {
        employerScore: matchViews.employerScore,
        receipt: matchViews.receipt,
        createdAt: matchViews.createdAt,
      },
    })
    .from(applications)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, applications.candidateId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .leftJoin(
      matchViews,
      and(eq(matchViews.jobId, applications.jobId), eq(matchViews.candidateId, applications.candidateId)),
    )
    .$dynamic();
export type ApplicantRow = Awaited<ReturnType<typeof select>>[number];

/** The whole points that the employer sees: a finer order would reveal more than the points. */
const fit = sql<number>`coalesce(floor(${matchViews.employerScore} * 100 + 0.5)::integer, -1)`;

/** Applicants come before matches, so that matches never push an open application to a later page. */
const reachOf = (stage: SQL) => sql<number>`case ${stage} when 'matched' then 0 else 1 end`;

/** Applicants first, then by points, then by ID; `after` is the position of the last row. */
export function rankedApplicants(
  tx: Tx,
  params: {
    jobId: string;
    stages: readonly ApplicationStage[];
    after: readonly [reach: number, points: number, id: string] | null;
    limit: number;
  },
) {
  const reach = reachOf(sql`r.stage`);
  const page = sql`select r.application_id from app.ranked_applications(${params.jobId}::uuid) r
    where ${and(
      inArray(sql`r.stage`, [...params.stages]),
      params.after
        ? sql`(${reach}, r.fit, r.application_id) < (${params.after[0]}::integer, ${params.after[1]}::integer, ${params.after[2]}::uuid)`
        : undefined,
    )}
    order by ${reach} desc, r.fit desc, r.application_id desc limit ${params.limit}`;
  return select(tx)
    .where(isInPage(applications.id, page))
    .orderBy(desc(reachOf(sql`${applications.stage}`)), desc(fit), desc(applications.id));
}

/** The whole list of a filter in its order, with one person who may have left the filter. */
export async function orderAround(
  tx: Tx,
  params: { jobId: string; stages: readonly ApplicationStage[]; applicationId: string },
): Promise<{ id: string; stage: ApplicationStage }[]> {
  const { rows } = await tx.execute<{ id: string; stage: ApplicationStage }>(
    sql`select r.application_id as id, r.stage from app.ranked_applications(${params.jobId}::uuid) r
      where ${inArray(sql`r.stage`, [...params.stages])} or r.application_id = ${params.applicationId}::uuid
      order by ${reachOf(sql`r.stage`)} desc, r.fit desc, r.application_id desc`,
  );
  return rows;
}

export const findApplicant = async (tx: Tx, userId: string, applicationId: string): Promise<ApplicantRow | null> => {
  const [row] = await select(tx).where(
    and(eq(applications.id, applicationId), sql`${applications.candidateId} <> ${userId}`),
  );
  return row ?? null;
};

/** The job's facts on a card. */
export interface CardJob {
  position: Position | null;
  state: string | null;
  startDate: string | null;
  /** By the posting and by the organization. */
  certifications: readonly string[];
}

/** A job of the viewer's organizations; seeing it as a published one is not enough. */
export async function findOwnJob(tx: Tx, jobId: string): Promise<CardJob | null> {
  const [job] = await tx
    .select({
      position: jobs.position,
      state: jobs.state,
      startDate: jobs.startDate,
      required: jobs.requiredCertifications,
      added: jobs.addedRequirements,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), sql`app.is_my_job(${jobs.id})`));
  if (!job) return null;
  const { required, added, ...facts } = job;
  return { ...facts, certifications: [...new Set([...required, ...certificationsAmong(added)])] };
}

const IN_PIPELINE = ['applied', 'shortlisted', 'interviewing', 'offered', 'hired'] as const;

/** Open applications and hires of these people on the viewer's other jobs, by person. */
export async function elsewhereOf(
  tx: Tx,
  jobId: string,
  userIds: readonly string[],
): Promise<Map<string, ApplicantCard['elsewhere']>> {
  const found = new Map<string, ApplicantCard['elsewhere']>();
  if (userIds.length === 0) return found;
  const rows = await tx
    .select({
      candidateId: applications.candidateId,
      applicationId: applications.id,
      jobId: applications.jobId,
      jobTitle: jobs.title,
      stage: applications.stage,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        isOneOf(applications.candidateId, userIds),
        inArray(applications.stage, [...IN_PIPELINE]),
        ne(applications.jobId, jobId),
        sql`${applications.organizationId} in (select app.my_hiring_organizations())`,
      ),
    )
    // The newest job first: the order in which a person applied could follow from their wishes.
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
  for (const { candidateId, ...row } of rows) found.set(candidateId, [...(found.get(candidateId) ?? []), row]);
  return found;
}

const LICENSE = {
  userId: licenses.userId,
  licenseType: licenses.licenseType,
  state: licenses.state,
  compactStatus: licenses.compactStatus,
  expiresOn: licenses.expiresOn,
  verificationState: licenses.verificationState,
  verificationSource: licenses.verificationSource,
  verifiedAt: licenses.verifiedAt,
};
const CERTIFICATION = {
  userId: certifications.userId,
  kind: certifications.kind,
  expiresOn: certifications.expiresOn,
  verificationState: certifications.verificationState,
  verificationSource: certifications.verificationSource,
  verifiedAt: certifications.verifiedAt,
};

export interface Credentials {
  licenses: SelectResultFields<typeof LICENSE>[];
  certifications: SelectResultFields<typeof CERTIFICATION>[];
}

/** The credentials of several candidates, in two statements. */
export async function credentialsOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, Credentials>> {
  const found = new Map<string, Credentials>(userIds.map((id) => [id, { licenses: [], certifications: [] }]));
  if (userIds.length === 0) return found;
  for (const row of await tx
    .select(LICENSE)
    .from(licenses)
    .where(isOneOf(licenses.userId, userIds))
    .orderBy(asc(licenses.state))) {
    found.get(row.userId)?.licenses.push(row);
  }
  for (const row of await tx
    .select(CERTIFICATION)
    .from(certifications)
    .where(isOneOf(certifications.userId, userIds))
    .orderBy(asc(certifications.kind))) {
    found.get(row.userId)?.certifications.push(row);
  }
  return found;
}

export interface CurrentEmployer extends Record<string, unknown> {
  facility_type: string;
  state: string | null;
  title: string;
  started_on: string;
}

/** Everything about a candidate that the stage discloses. */
export async function dossierOf(tx: Tx, userId: string) {
  const work = await tx
    .select({
      id: workHistory.id,
      employerName: workHistory.employerName,
      title: workHistory.title,
      facilityType: workHistory.facilityType,
      city: workHistory.city,
      state: workHistory.state,
      startedOn: workHistory.startedOn,
      endedOn: workHistory.endedOn,
      verificationState: workHistory.verificationState,
    })
    .from(workHistory)
    .where(eq(workHistory.userId, userId))
    .orderBy(desc(workHistory.startedOn));
  const masked = await tx.execute<CurrentEmployer>(
    sql`select facility_type, state, title, started_on::text from app.current_employers(${userId}::uuid)`,
  );
  const schools = await tx
    .select({
      school: education.school,
      degree: education.degree,
      graduatedOn: education.graduatedOn,
      verificationState: education.verificationState,
    })
    .from(education)
    .where(eq(education.userId, userId))
    .orderBy(desc(education.graduatedOn));
  const papers = await tx
    .select({ id: documents.id, kind: documents.kind, fileName: documents.fileName })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt));
  const medical = await tx
    .select({ id: medicalDocuments.id, kind: medicalDocuments.kind, fileName: medicalDocuments.fileName })
    .from(medicalDocuments)
    .where(and(eq(medicalDocuments.userId, userId), isNull(medicalDocuments.deletedAt)))
    .orderBy(asc(medicalDocuments.createdAt));
  const [contact] = await tx
    .select({ email: candidateContacts.email, phone: candidateContacts.phone })
    .from(candidateContacts)
    .where(eq(candidateContacts.userId, userId));
  const [privateFacts] = await tx
    .select({ dateOfBirth: candidatePrivate.dateOfBirth, streetAddress: candidatePrivate.streetAddress })
    .from(candidatePrivate)
    .where(eq(candidatePrivate.userId, userId));
  const words = await tx.execute<{ headline: string | null; about: string | null }>(
    sql`select headline, about from app.applicant_words(${userId}::uuid)`,
  );
  return {
    words: words.rows[0] ?? null,
    work,
    masked: masked.rows,
    schools,
    papers,
    medical,
    contact: contact ?? null,
    privateFacts: privateFacts ?? null,
  };
}
export type Dossier = Awaited<ReturnType<typeof dossierOf>>;

export type ConfirmedWork = ReadonlyMap<string, { by: string; at: Date }>;

/** The entries that past employers confirmed, by ID. */
export async function confirmedWorkOf(tx: Tx, userId: string): Promise<ConfirmedWork> {
  const { rows } = await tx.execute<{ id: string; by: string; at: string }>(
    sql`select work_id as id, employer_name as by, to_json(confirmed_at) as at from app.confirmed_work(${userId}::uuid)`,
  );
  return new Map(rows.map(({ id, by, at }) => [id, { by, at: new Date(at) }]));
}
