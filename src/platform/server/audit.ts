import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import type { EventType } from '#platform/contract/event.ts';
import { auditLog } from '#platform/db/tables.ts';
import { administratorBehind } from './acting.ts';
import type { Clock } from './clock.ts';
import { elevate, type Tx } from './database/db.ts';
import { onEvent } from './events/subscribers.ts';

export interface AuditEntry {
  /** Null for the system. */
  actorId: string | null;
  actingForId?: string | null;
  /** `thing.verb`, e.g. `license.verified`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Ids, states and numbers; no personal data. */
  detail?: Record<string, unknown>;
}

const auditClock = new AsyncLocalStorage<Clock>();

/** Audit lines written within `work` use this clock, so a demo's history carries its own dates, not the load date. */
export const withAuditClock = <T>(clock: Clock, work: () => Promise<T>): Promise<T> => auditClock.run(clock, work);

/**
 * Writes one or more audit log lines in a single statement, in the transaction of the change they record. When an
 * administrator acts as a person, the line names the administrator as the actor.
 */
export const audit = (tx: Tx, ...entries: AuditEntry[]): Promise<void> =>
  elevate(tx, async () => {
    const story = auditClock.getStore();
    const when = story ? { at: story.now() } : {};
    const lines = entries.map((entry) => {
      const adminId = administratorBehind(entry.actorId);
      const who = adminId ? { actorId: adminId, actingForId: entry.actorId } : {};
      return { ...entry, ...who, ...when, detail: entry.detail ?? {} };
    });
    await tx.insert(auditLog).values(lines);
  });

/** Writes the audit log lines of an event in the transaction that publishes it; `toEntries` returns null for none. */
export const auditOn = <S extends z.ZodType>(
  event: EventType<S>,
  toEntries: (payload: z.output<S>) => AuditEntry | AuditEntry[] | null,
) =>
  onEvent(`audit.${event.name}`, event, async (_deps, tx, { payload }) => {
    const entries = [toEntries(payload) ?? []].flat();
    if (entries.length > 0) await audit(tx, ...entries);
  });
