import { z } from 'zod';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import type { AuditProblem } from '#domains/operations/contract/audit.ts';
import { latestSeal, sealAt } from './audit.repo.ts';

/**
 * The latest seal, kept outside the database. The database owner could delete lines from the end of the log with their
 * seals and leave a valid chain. The anchor is in the file storage, sealed under a server key, and in the server's log.
 */
const anchorShape = z.object({ position: z.int(), seq: z.int(), hash: z.string(), at: z.iso.datetime() });
export type Anchor = z.infer<typeof anchorShape>;

const LABEL = 'audit-anchor/1';
/** Written alternately, so that an interrupted write leaves the previous anchor. */
const SLOTS = ['audit-anchor-a', 'audit-anchor-b'] as const;

/** Null for a note that is missing, incomplete, or not sealed under our key. */
async function readSlot(deps: Deps, slot: string): Promise<Anchor | null> {
  const note = await deps.files.getNote(slot);
  try {
    return note === null ? null : anchorShape.parse(JSON.parse(unseal(deps.env, LABEL, note)));
  } catch {
    deps.log.warn({ slot }, 'an audit log anchor cannot be read');
    return null;
  }
}

async function readSlots(deps: Deps): Promise<{ anchor: Anchor | null; free: string }> {
  const [a, b] = await Promise.all(SLOTS.map((slot) => readSlot(deps, slot)));
  const isFirst = (a?.position ?? -1) >= (b?.position ?? -1);
  return { anchor: (isFirst ? a : b) ?? null, free: a && isFirst ? SLOTS[1] : SLOTS[0] };
}

/** Rejects when the storage doesn't answer: an unreadable anchor is not a missing one. */
export const readAnchor = async (deps: Deps): Promise<Anchor | null> => (await readSlots(deps)).anchor;

/** The chain's problem at the anchor; null when it passes through it. */
export async function faultAt(tx: Tx, { position, seq, hash }: Anchor): Promise<AuditProblem | null> {
  const found = await sealAt(tx, position);
  if (!found) return { kind: 'ends_before_anchor', position, seq };
  return found.hash === hash && found.seq === seq ? null : { kind: 'anchor_differs', position, seq };
}

/**
 * Moves the anchor to the latest seal, every minute; a failed write is made up for by the next. Never moves it along a
 * chain that doesn't pass through it, so that a truncated log stays detected. Safe for several processes: each writes a
 * seal of the same chain.
 */
export async function anchorAudit(deps: Deps): Promise<void> {
  const { anchor, free } = await readSlots(deps);
  const { fault, latest } = await deps.db.as(service, async (tx) => ({
    fault: anchor && (await faultAt(tx, anchor)),
    latest: await latestSeal(tx),
  }));
  if (fault) {
    deps.log.error({ security: 'AUDIT_LOG', fault }, 'the audit chain does not pass through its anchor');
    return;
  }
  if (!latest || latest.position === anchor?.position) return;
  if (!anchor) deps.log.warn({ security: 'AUDIT_LOG' }, 'the audit log had no anchor; writing one');
  await writeAnchor(deps, free, latest);
}

/** Anchors the latest seal in every slot, whatever they held. */
export async function writeAnchors(deps: Deps): Promise<Anchor | null> {
  const latest = await deps.db.as(service, latestSeal);
  if (!latest) return null;
  const [anchor] = await Promise.all(SLOTS.map((slot) => writeAnchor(deps, slot, latest)));
  return anchor ?? null;
}

async function writeAnchor(deps: Deps, slot: string, latest: Omit<Anchor, 'at'>): Promise<Anchor> {
  const anchor = { ...latest, at: deps.clock.now().toISOString() };
  await deps.files.putNote(slot, seal(deps.env, LABEL, JSON.stringify(anchor)));
  deps.log.info({ auditAnchor: latest }, 'audit log anchored');
  return anchor;
}
