import type { z } from 'zod';
import type { messageSent } from '#domains/hiring/contract/conversation-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Occurrence } from '#platform/server/events/subscribers.ts';
import { endWait } from './begin-wait.ts';
import { saveFirstResponse } from './waits.repo.ts';

/** A message answers what the other side waits for; the employer's first one is a response to the application. */
export async function answerByMessage(
  deps: Deps,
  tx: Tx,
  { at, payload: { applicationId, side } }: Occurrence<z.output<(typeof messageSent)['payload']>>,
): Promise<void> {
  if (side === 'employer') await saveFirstResponse(tx, applicationId, at);
  await endWait(deps, tx, applicationId, side);
}
