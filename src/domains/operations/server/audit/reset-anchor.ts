import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readAnchor, writeAnchors, type Anchor } from './anchor.ts';
import { sealAudit } from './chain.ts';

/**
 * Anchors the log as it is, whatever the anchor said: an operator's command after restoring a backup. The log records
 * the reset and the previous anchor.
 */
export async function resetAnchor(deps: Deps): Promise<{ before: Anchor | null; now: Anchor | null }> {
  const before = await readAnchor(deps);
  await deps.db.as(service, (tx) =>
    audit(tx, {
      actorId: null,
      action: 'audit.anchored_anew',
      subjectType: 'audit_log',
      subjectId: 'anchor',
      detail: { before: before && { position: before.position, line: before.seq } },
    }),
  );
  await sealAudit(deps);
  return { before, now: await writeAnchors(deps) };
}
