import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { QuestionInput, ScreeningQuestion } from '#domains/hiring/contract/screening-questions.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { screeningAnswers, screeningQuestions } from '#domains/hiring/db/screening-questions/screening-questions.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** A job of the member's organizations that they may change, locked; null for any other. */
export async function lockOwnJob(tx: Tx, jobId: string): Promise<{ id: string; status: string } | null> {
  const [job] = await tx
    .select({ id: jobs.id, status: jobs.status })
    .from(jobs)
    .where(
      and(eq(jobs.id, jobId), sql`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter}'))`),
    )
    .for('no key update');
  return job ?? null;
}

/** Whether the job is one of the member's organizations and of their part. */
export async function isOfTeam(tx: Tx, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), sql`${jobs.organizationId} in (select app.my_organizations())`));
  return rows.length > 0;
}

/** Whether the reader sees the job at all. */
export async function seesJob(tx: Tx, jobId: string): Promise<boolean> {
  const rows = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId));
  return rows.length > 0;
}

/** What the job asks now, in its order. */
export const questionsOf = (tx: Tx, jobId: string): Promise<ScreeningQuestion[]> =>
  tx
    .select({ id: screeningQuestions.id, text: screeningQuestions.text, kind: screeningQuestions.kind })
    .from(screeningQuestions)
    .where(and(eq(screeningQuestions.jobId, jobId), isNull(screeningQuestions.retiredAt)))
    .orderBy(asc(screeningQuestions.place), asc(screeningQuestions.id));

export const retireQuestions = (tx: Tx, ids: readonly string[], retiredAt: Date) =>
  tx
    .update(screeningQuestions)
    .set({ retiredAt })
    .where(inArray(screeningQuestions.id, [...ids]));

export const placeQuestion = (tx: Tx, id: string, place: number) =>
  tx.update(screeningQuestions).set({ place }).where(eq(screeningQuestions.id, id));

export const insertQuestion = (
  tx: Tx,
  values: QuestionInput & { id: string; jobId: string; place: number; createdAt: Date },
) => tx.insert(screeningQuestions).values(values);

/** The candidate's answers to what the job asks now, by question. */
export async function answersTo(tx: Tx, candidateId: string, jobId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: screeningAnswers.questionId, answer: screeningAnswers.answer })
    .from(screeningAnswers)
    .innerJoin(screeningQuestions, eq(screeningQuestions.id, screeningAnswers.questionId))
    .where(and(eq(screeningAnswers.candidateId, candidateId), eq(screeningQuestions.jobId, jobId)));
  return new Map(rows.map(({ id, answer }) => [id, answer]));
}

export const putAnswer = (tx: Tx, values: typeof screeningAnswers.$inferInsert & { answeredAt: Date }) =>
  tx
    .insert(screeningAnswers)
    .values(values)
    .onConflictDoUpdate({
      target: [screeningAnswers.questionId, screeningAnswers.candidateId],
      set: { answer: values.answer, answeredAt: values.answeredAt },
    });

/** The stage of the candidate's application to the job. */
export async function stageWith(tx: Tx, candidateId: string, jobId: string) {
  const [row] = await tx
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)));
  return row?.stage ?? null;
}

/** How many questions of each job the candidate has not answered. */
export async function openQuestions(
  tx: Tx,
  candidateId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .select({ jobId: screeningQuestions.jobId, open: count() })
    .from(screeningQuestions)
    .leftJoin(
      screeningAnswers,
      and(eq(screeningAnswers.questionId, screeningQuestions.id), eq(screeningAnswers.candidateId, candidateId)),
    )
    .where(
      and(
        inArray(screeningQuestions.jobId, [...jobIds]),
        isNull(screeningQuestions.retiredAt),
        isNull(screeningAnswers.questionId),
      ),
    )
    .groupBy(screeningQuestions.jobId);
  return new Map(rows.map(({ jobId, open }) => [jobId, open]));
}

/** An applicant's answers for the employer, also to questions that are no longer asked; null for an unknown application. */
export async function answersOfApplicant(tx: Tx, userId: string, applicationId: string) {
  const [application] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), sql`${applications.candidateId} <> ${userId}`));
  if (!application) return null;
  return tx
    .select({ id: screeningQuestions.id, question: screeningQuestions.text, answer: screeningAnswers.answer })
    .from(screeningAnswers)
    .innerJoin(screeningQuestions, eq(screeningQuestions.id, screeningAnswers.questionId))
    .innerJoin(
      applications,
      and(
        eq(applications.jobId, screeningQuestions.jobId),
        eq(applications.candidateId, screeningAnswers.candidateId),
        eq(applications.id, applicationId),
      ),
    )
    .orderBy(asc(screeningQuestions.place), asc(screeningQuestions.id));
}
