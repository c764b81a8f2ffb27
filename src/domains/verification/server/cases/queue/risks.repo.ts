import { and, asc, eq, sql } from 'drizzle-orm';
import { plainNumber } from '#platform/db/columns.ts';
import { caseRisks, verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { RiskReason } from '#domains/verification/contract/cases/case-risk.ts';

/** Cases whose risk is out of date, longest waiting first. */
export const staleCases = (tx: Tx, limit: number): Promise<{ id: string }[]> =>
  tx
    .select({ id: caseRisks.caseId })
    .from(caseRisks)
    .where(eq(caseRisks.isStale, true))
    .orderBy(asc(caseRisks.submittedAt))
    .limit(limit);

export async function markAllStale(tx: Tx) {
  await tx.update(caseRisks).set({ isStale: true }).where(eq(caseRisks.isStale, false));
}

/** Clears the mark before the case is read, so that a change meanwhile sets it again. False if the case no longer waits. */
export async function clearStale(tx: Tx, caseId: string): Promise<boolean> {
  const rows = await tx
    .update(caseRisks)
    .set({ isStale: false })
    .where(and(eq(caseRisks.caseId, caseId), eq(caseRisks.isStale, true)))
    .returning({ id: caseRisks.caseId });
  return rows.length > 0;
}

export async function saveRisk(
  tx: Tx,
  caseId: string,
  risk: { score: number; reasons: RiskReason[]; weighedAt: Date },
): Promise<void> {
  await tx.update(caseRisks).set(risk).where(eq(caseRisks.caseId, caseId));
}

/** The age of the account at submission, in hours, and whether the subject was rejected before. */
export async function readRiskHistory(tx: Tx, caseId: string): Promise<{ ageHours: number; isRefusedBefore: boolean }> {
  const { rows } = await tx.execute<{ ageHours: number; isRefusedBefore: boolean } & Record<string, unknown>>(sql`
    select (extract(epoch from v.submitted_at - coalesce(p.created_at, o.created_at)) / 3600)::float8 as "ageHours",
      exists (select 1 from verification_cases e where e.status = 'rejected' and e.submitted_at < v.submitted_at
        and (e.user_id = v.user_id or e.organization_id = v.organization_id)) as "isRefusedBefore"
    from ${verificationCases} v left join profiles p on p.user_id = v.user_id
    left join organizations o on o.id = v.organization_id where v.id = ${caseId}`);
  const [row] = rows;
  if (!row) throw new Error('the case is gone');
  return row;
}

/** Marks waiting cases of others who share a license number or a file with this person: the finding applies to both. */
export async function markRelatedCasesStale(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update case_risks r set is_stale = true from verification_cases v
    where v.id = r.case_id and v.status = 'pending' and v.user_id in (
      select o.user_id from licenses l join licenses o on o.state = l.state and o.license_type = l.license_type
        and ${plainNumber(sql`o.license_number`)} = ${plainNumber(sql`l.license_number`)}
      where l.user_id = ${userId} and o.user_id <> ${userId}
      union select o.owner_id from stored_files f join stored_files o on o.sha256 = f.sha256
      where f.owner_id = ${userId} and o.owner_id <> ${userId})
      and not r.is_stale and not r.reasons @> '[{"code": "same_number"}]' and not r.reasons @> '[{"code": "same_file"}]'`);
}
