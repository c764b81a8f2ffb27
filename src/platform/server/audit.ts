import { AsyncLocalStorage } from 'node:async_hooks';
import { auditLog } from '#platform/db/tables.ts';
import { administratorBehind } from './acting.ts';
import type { Clock } from './clock.ts';
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

const storyClock = new AsyncLocalStorage<Clock>();

/** Lines written within `work` carry this clock's time: a demo's history is told in its own days, not in the load's. */
export const auditedBy = <T>(clock: Clock, work: () => Promise<T>): Promise<T> => storyClock.run(clock, work);

/**
 * Writes a line of the audit log, or several by one statement, in the transaction of the change it records. What an
 * administrator did as somebody is the administrator's act for that person.
 */
export const audit = (tx: Tx, ...entries: AuditEntry[]): Promise<void> =>
  elevate(tx, async () => {
    const story = storyClock.getStore();
    const when = story ? { at: story.now() } : {};
    const lines = entries.map((entry) => {
      const adminId = administratorBehind(entry.actorId);
      const who = adminId ? { actorId: adminId, actingForId: entry.actorId } : {};
      return { ...entry, ...who, ...when, detail: entry.detail ?? {} };
    });
    await tx.insert(auditLog).values(lines);
  });
