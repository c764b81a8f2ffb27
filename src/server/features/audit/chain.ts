import { admin, service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import type { checkAudit } from '#shared/contracts/audit.ts';
import { sealLines, walkChain } from './audit.repo.ts';

/** Lines a transaction seals at most, so that none runs long. */
const BATCH = 2000;

/** Seals every line that has no seal yet. */
export async function sealAudit(deps: Deps): Promise<void> {
  let sealed = BATCH;
  while (sealed === BATCH) sealed = await deps.db.as(service, (tx) => sealLines(tx, BATCH));
}

/** Whether every sealed line is still what it was. */
export const checkChain = (deps: Deps, me: string): Promise<AnswerOf<typeof checkAudit>> =>
  deps.db.as(admin(me), async (tx) => {
    const { checked, unsealed, problem, position, seq } = await walkChain(tx);
    return {
      ok: problem === null,
      checked: Number(checked),
      unsealed: Number(unsealed),
      problem: problem ? { kind: problem, position: Number(position), seq: Number(seq) } : null,
    };
  });
