import type { z } from 'zod';
import { startScreen } from '#domains/hiring/contract/starts/start-screens.ts';
import { notifyParties, type Side, type Parties } from '#domains/hiring/server/parties/index.ts';
import type { NoticeDefinition } from '#domains/messaging/server/notifications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

/** A notice to the sides of a start, each with a link to its own checklist. */
export const notifySides = <S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<S>,
  applicationId: string,
  notice: { to: readonly Side[]; data: (parties: Parties) => z.input<S>; dedupeKey: string },
): Promise<void> =>
  notifyParties(deps, tx, definition, applicationId, {
    ...notice,
    also: ['own_jobs', 'with_offer'],
    screen: (side) => startScreen(side, applicationId),
  });
