import type { z } from 'zod';
import type { messageSent } from '#domains/hiring/contract/conversations/conversation-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Occurrence } from '#platform/server/events/subscribers.ts';
import { beginWait, endWait } from './begin-wait.ts';
import { mailedWith, takeBackResponse } from './mass-mailing.repo.ts';
import { saveFirstResponse } from './waits.repo.ts';

/**
 * A message answers what the other side waits for; the employer's first one is a response to the application. One template
 * to many people within a minute is none: with the message that makes it many, those who got it before wait again.
 */
export async function answerByMessage(
  deps: Deps,
  tx: Tx,
  { at, payload }: Occurrence<z.output<(typeof messageSent)['payload']>>,
): Promise<void> {
  const { applicationId, messageId, side } = payload;
  const mailing = side === 'employer' ? await mailedWith(tx, messageId) : [];
  if (mailing.length === 0) {
    if (side === 'employer') await saveFirstResponse(tx, applicationId, at);
    await endWait(deps, tx, applicationId, side);
    return;
  }
  for (const sent of mailing) {
    const since = await takeBackResponse(tx, sent.applicationId, sent.at);
    if (since) await beginWait(tx, sent.applicationId, 'employer', since);
  }
}
