import { admin, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { checkAudit } from '#domains/operations/contract/audit.ts';
import { faultAt, readAnchor } from './anchor.ts';
import { sealLines, walkChain } from './audit.repo.ts';

/** Maximum lines per sealing transaction, so that none runs long. */
const BATCH = 2000;

/** Seals every unsealed line. */
export async function sealAudit(deps: Deps): Promise<void> {
  let sealed = BATCH;
  while (sealed === BATCH) sealed = await deps.db.as(service, (tx) => sealLines(tx, BATCH));
}

/** Checks that every sealed line is unchanged and none is missing before the anchor. */
export async function checkChain(deps: Deps, me: string): Promise<AnswerOf<typeof checkAudit>> {
  // Read before the walk, so that an anchor moved meanwhile is never ahead of what the walk sees.
  const anchor = await readAnchor(deps).catch((error: unknown) => {
    throw new AppError(
      'UNAVAILABLE',
      'We can’t reach the file storage, which holds the anchor of the log. Try again.',
      {
        logDetail: error instanceof Error ? error.message : String(error),
      },
    );
  });
  return deps.db.as(admin(me), async (tx) => {
    const { checked, unsealed, problem: kind, position, seq } = await walkChain(tx);
    const broken = kind ? { kind, position: Number(position), seq: Number(seq) } : null;
    const problem = broken ?? (anchor && (await faultAt(tx, anchor)));
    return {
      ok: problem === null,
      checked: Number(checked),
      unsealed: Number(unsealed),
      problem,
      anchor: anchor && { position: anchor.position, seq: anchor.seq, at: anchor.at },
    };
  });
}
