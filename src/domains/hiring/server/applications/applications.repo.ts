import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Consent } from '#domains/accounts/server/people/index.ts';
import { consents, profiles } from '#domains/accounts/db/identity.ts';
import { applicationReceipts, applications } from '#domains/hiring/db/applications/applications.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { ApplicationReceipt } from '#domains/hiring/contract/applications/applications.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';

export type Application = typeof applications.$inferSelect;
type Changes = Partial<typeof applications.$inferInsert>;

/** Locks until the transaction ends; null when the transaction's user may not see it. */
export async function lockById(tx: Tx, id: string): Promise<Application | null> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('no key update');
  return application ?? null;
}

/** Locks the row of a job and a candidate; creates it at 'matched' when there is none. */
export async function lockOrOpen(
  tx: Tx,
  pair: { jobId: string; organizationId: string; candidateId: string },
  now: Date,
): Promise<{ application: Application | null; isNew: boolean }> {
  const opened = { ...pair, createdAt: now, updatedAt: now };
  const [made] = await tx.insert(applications).values(opened).onConflictDoNothing().returning();
  if (made) return { application: made, isNew: true };
  const [found] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, pair.jobId), eq(applications.candidateId, pair.candidateId)))
    .for('no key update');
  return { application: found ?? null, isNew: false };
}

/** The record of what was sent, readable by the candidate alone; applying again replaces it. */
export const saveReceipt = (tx: Tx, applicationId: string, receipt: ApplicationReceipt) =>
  tx
    .insert(applicationReceipts)
    .values({ applicationId, receipt })
    .onConflictDoUpdate({ target: applicationReceipts.applicationId, set: { receipt } });

/** Updates the row only if it is still at the stage that the caller saw; null when another request was faster. */
export async function updateStage(
  tx: Tx,
  application: Application,
  stage: ApplicationStage,
  changes: Changes,
): Promise<Application | null> {
  const [moved] = await tx
    .update(applications)
    .set({ ...changes, stage, version: sql`${applications.version} + 1` })
    .where(and(eq(applications.id, application.id), eq(applications.stage, application.stage)))
    .returning();
  return moved ?? null;
}

export const shareContact = (tx: Tx, applicationId: string, at: Date) =>
  tx.update(applications).set({ contactSharedAt: at, updatedAt: at }).where(eq(applications.id, applicationId));

export async function verificationStatusOf(tx: Tx, userId: string) {
  const [profile] = await tx
    .select({ verificationStatus: profiles.verificationStatus })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile?.verificationStatus ?? null;
}

/** Moves all applications to an organization's jobs to the one that has the jobs now. */
export const moveApplicationsTo = (tx: Tx, from: string, to: string) =>
  tx.update(applications).set({ organizationId: to }).where(eq(applications.organizationId, from));

/* --- consents --- */

/** The candidate's consent to automatic applications that is in force. */
export async function autoApplyConsent(tx: Tx, userId: string): Promise<Consent | null> {
  const [consent] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'auto_apply'), isNull(consents.revokedAt)))
    .orderBy(desc(consents.grantedAt));
  return consent ?? null;
}

/** Whether the candidate lets this application's employer see medical documents. */
export async function hasMedicalConsent(tx: Tx, userId: string, applicationId: string): Promise<boolean> {
  const [consent] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.kind, 'share_medical'),
        eq(consents.applicationId, applicationId),
        isNull(consents.revokedAt),
      ),
    );
  return consent !== undefined;
}
