import { and, eq } from 'drizzle-orm';
import { certifications, education, licenses, workHistory } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { CertificationBody, EducationBody, LicenseBody, WorkBody } from '#shared/contracts/candidates.ts';

/** The four kinds of credential facts. A change of a checked fact reopens that fact alone: a trigger sees to it. */

export interface FactTable<Body> {
  insert(tx: Tx, userId: string, body: Body): Promise<void>;
  /** False when there is none of this id, or it is somebody else's. */
  update(tx: Tx, userId: string, id: string, body: Body): Promise<boolean>;
  remove(tx: Tx, userId: string, id: string): Promise<boolean>;
}

export const licenseTable: FactTable<LicenseBody> = {
  async insert(tx, userId, body) {
    await tx.insert(licenses).values({ userId, ...body });
  },
  async update(tx, userId, id, body) {
    const own = and(eq(licenses.id, id), eq(licenses.userId, userId));
    return (await tx.update(licenses).set(body).where(own).returning({ id: licenses.id })).length > 0;
  },
  async remove(tx, userId, id) {
    const own = and(eq(licenses.id, id), eq(licenses.userId, userId));
    return (await tx.delete(licenses).where(own).returning({ id: licenses.id })).length > 0;
  },
};

export const certificationTable: FactTable<CertificationBody> = {
  async insert(tx, userId, body) {
    await tx.insert(certifications).values({ userId, ...body });
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
    await tx.insert(workHistory).values({ userId, ...body });
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
    await tx.insert(education).values({ userId, ...body });
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
