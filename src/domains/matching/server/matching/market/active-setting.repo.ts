import { desc, eq } from 'drizzle-orm';
import { DEFAULT_LIMITS, type ExposureLimits } from '#domains/matching/engine/allocation/exposure-cap.ts';
import type { Weights } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { weightsVersions } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The active weights and exposure cap. */
export interface ActiveSetting {
  weights: Weights;
  limits: ExposureLimits;
}

export const HAND_SET: ActiveSetting = { weights: WEIGHTS_V1, limits: DEFAULT_LIMITS };

/** The approved version, or the hand-set one if none is approved. */
export async function readActiveSetting(tx: Tx): Promise<ActiveSetting> {
  const [row] = await tx
    .select({ version: weightsVersions.version, weights: weightsVersions.weights, limits: weightsVersions.limits })
    .from(weightsVersions)
    .where(eq(weightsVersions.status, 'active'))
    .orderBy(desc(weightsVersions.activatedAt))
    .limit(1);
  if (!row) return HAND_SET;
  return {
    weights: { ...(row.weights as Omit<Weights, 'version'>), version: row.version },
    limits: (row.limits as ExposureLimits | null) ?? DEFAULT_LIMITS,
  };
}
