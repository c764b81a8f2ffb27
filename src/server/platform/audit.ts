import { auditLog } from '#server/db/tables/index.ts';
import { administratorBehind } from './acting.ts';
import { elevate, type Tx } from './db.ts';

export interface AuditEntry {
  /** Null for the system itself. */
  actorId: string | null;
  actingForId?: string | null;
  /** `thing.verb`, e.g. `license.verified`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Ids, states and numbers; no personal data. */
  detail?: Record<string, unknown>;
}

/**
 * Writes one line of the audit log in the transaction of the change it records. What an administrator did as somebody
 * is the administrator's act for that person.
 */
export const audit = (tx: Tx, entry: AuditEntry): Promise<void> =>
  elevate(tx, async () => {
    const adminId = administratorBehind(entry.actorId);
    const who = adminId ? { actorId: adminId, actingForId: entry.actorId } : {};
    await tx.insert(auditLog).values({ ...entry, ...who, detail: entry.detail ?? {} });
  });
