import { and, eq, ne, sql } from 'drizzle-orm';
import { plainNumber } from '#platform/db/columns.ts';
import { certifications, education, licenses, workHistory } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type {
  CertificationBody,
  EducationBody,
  LicenseBody,
  WorkBody,
} from '#domains/profiles/contract/candidate-facts.ts';
import type { FactItem } from '#domains/verification/contract/cases/case-items.ts';
import type { FactState } from '#kernel/vocabulary.ts';

/** The four kinds of credential facts. A trigger reopens a verified fact when it changes. */

export interface FactTable<Body> {
  /** Returns the new entry's ID. */
  insert(tx: Tx, userId: string, body: Body): Promise<string>;
  /** False when the ID doesn't exist or belongs to someone else. */
  update(tx: Tx, userId: string, id: string, body: Body): Promise<boolean>;
  remove(tx: Tx, userId: string, id: string): Promise<boolean>;
  /** The field and message when another of the person's entries duplicates this one; else null. */
  twin?(tx: Tx, userId: string, body: Body, id?: string): Promise<{ field: string; message: string } | null>;
}

export const FACT_TABLES = {
  license: licenses,
  certification: certifications,
  work: workHistory,
  education,
} as const satisfies Record<FactItem, unknown>;

function newId([row]: { id: string }[]): string {
  if (!row) throw new Error('the entry was not written');
  return row.id;
}

/** The entry's content without derived columns; undefined when it doesn't exist or belongs to someone else. */
export async function readEntry(tx: Tx, type: FactItem, userId: string, id: string) {
  const { rows } = await tx.execute<{ state: FactState; content: string }>(sql`
    select f.verification_state as state, (to_jsonb(f) - '{updated_at,verification_state,verification_source,
      verification_note,verified_by,verified_at,next_check_on}'::text[])::text as content
    from ${FACT_TABLES[type]} f where f.id = ${id} and f.user_id = ${userId}`);
  return rows[0];
}

export const licenseTable: FactTable<LicenseBody> = {
  async insert(tx, userId, body) {
    return newId(
      await tx
        .insert(licenses)
        .values({ userId, ...body })
        .returning({ id: licenses.id }),
    );
  },
  async update(tx, userId, id, body) {
    const own = and(eq(licenses.id, id), eq(licenses.userId, userId));
    return (await tx.update(licenses).set(body).where(own).returning({ id: licenses.id })).length > 0;
  },
  async remove(tx, userId, id) {
    const own = and(eq(licenses.id, id), eq(licenses.userId, userId));
    return (await tx.delete(licenses).where(own).returning({ id: licenses.id })).length > 0;
  },
  async twin(tx, userId, { licenseType, state, licenseNumber }, id) {
    if (!licenseNumber) return null;
    const same = and(
      eq(licenses.userId, userId),
      eq(licenses.licenseType, licenseType),
      eq(licenses.state, state),
      sql`${plainNumber(licenses.licenseNumber)} = ${plainNumber(sql`${licenseNumber}::text`)}`,
      id ? ne(licenses.id, id) : undefined,
    );
    const isThere = (await tx.$count(licenses, same)) > 0;
    return isThere ? { field: 'licenseNumber', message: 'This license is already in your profile.' } : null;
  },
};

export const certificationTable: FactTable<CertificationBody> = {
  async insert(tx, userId, body) {
    return newId(
      await tx
        .insert(certifications)
        .values({ userId, ...body })
        .returning({ id: certifications.id }),
    );
  },
  async update(tx, userId, id, body) {
    const own = and(eq(certifications.id, id), eq(certifications.userId, userId));
    return (await tx.update(certifications).set(body).where(own).returning({ id: certifications.id })).length > 0;
  },
  async remove(tx, userId, id) {
    const own = and(eq(certifications.id, id), eq(certifications.userId, userId));
    return (await tx.delete(certifications).where(own).returning({ id: certifications.id })).length > 0;
  },
};

export const workTable: FactTable<WorkBody> = {
  async insert(tx, userId, body) {
    return newId(
      await tx
        .insert(workHistory)
        .values({ userId, ...body })
        .returning({ id: workHistory.id }),
    );
  },
  async update(tx, userId, id, body) {
    const own = and(eq(workHistory.id, id), eq(workHistory.userId, userId));
    return (await tx.update(workHistory).set(body).where(own).returning({ id: workHistory.id })).length > 0;
  },
  async remove(tx, userId, id) {
    const own = and(eq(workHistory.id, id), eq(workHistory.userId, userId));
    return (await tx.delete(workHistory).where(own).returning({ id: workHistory.id })).length > 0;
  },
};

export const educationTable: FactTable<EducationBody> = {
  async insert(tx, userId, body) {
    return newId(
      await tx
        .insert(education)
        .values({ userId, ...body })
        .returning({ id: education.id }),
    );
  },
  async update(tx, userId, id, body) {
    const own = and(eq(education.id, id), eq(education.userId, userId));
    return (await tx.update(education).set(body).where(own).returning({ id: education.id })).length > 0;
  },
  async remove(tx, userId, id) {
    const own = and(eq(education.id, id), eq(education.userId, userId));
    return (await tx.delete(education).where(own).returning({ id: education.id })).length > 0;
  },
};
