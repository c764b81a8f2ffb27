import { z } from 'zod';
import { sendMails, type MailOrder } from '#domains/messaging/server/mail/index.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { markMailed, takeDueItems, type DigestItem } from './digest.repo.ts';
import { findReaders, type Reader } from '../notifications.repo.ts';
import { quietUntil } from '../quiet-hours.ts';

/** How many readers one transaction writes to. */
const BATCH = 200;

/** Mails the notices that waited for others: a reader's daily digest, and the later ones of a burst. */
export const mailDigestsJob = defineJob({ name: 'notifications.digest', payload: z.object({}), cron: '* * * * *' });

export async function mailDigests(deps: Deps): Promise<void> {
  let found = BATCH;
  while (found >= BATCH) found = await deps.db.as(service, (tx) => mailBatch(deps, tx));
}

/** Returns how many readers it found. */
async function mailBatch(deps: Deps, tx: Tx): Promise<number> {
  const now = deps.clock.now();
  const byReader = Object.entries(Object.groupBy(await takeDueItems(tx, now, BATCH), ({ userId }) => userId));
  const readers = await findReaders(
    tx,
    { kind: DIGEST },
    byReader.map(([userId]) => ({ userId })),
  );
  const orders = byReader.flatMap(([userId, items = []], i) => {
    const reader = readers[i];
    const wanted = items.filter(({ isWanted }) => isWanted);
    return reader?.byMail && wanted.length > 0 ? [orderOf(deps, userId, reader, wanted)] : [];
  });
  await sendMails(deps, tx, orders);
  const ids = byReader.flatMap(([, items = []]) => items.map(({ id }) => id));
  if (ids.length > 0) await markMailed(tx, ids);
  return byReader.length;
}

/** A digest has no setting of its own; each of its notices was checked by its kind. */
const DIGEST = 'digest';

function orderOf(deps: Deps, userId: string, reader: Reader, items: readonly DigestItem[]): MailOrder<'digest'> {
  const { env, clock } = deps;
  const heldUntil = reader.quietHours && quietUntil(clock.now(), reader.quietHours);
  return {
    to: reader.email,
    userId,
    type: 'digest',
    data: {
      items: items.map(({ title, body, href }) => ({ title, body, url: new URL(href ?? '/', env.appUrl).href })),
      settingsUrl: new URL('/settings/notifications', env.appUrl).href,
    },
    ...(heldUntil ? { notBefore: heldUntil } : {}),
    dedupeKey: `digest:${items.at(-1)?.id}`,
  };
}
