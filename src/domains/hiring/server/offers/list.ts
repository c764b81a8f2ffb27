import { z } from 'zod';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import { findOffer, listOffers, presentOffer } from './offers.repo.ts';

/** The viewer's offers on either side, newest first. */
export const listMine = (
  deps: Deps,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(cursor, z.tuple([exactTimestamp, z.uuid()]));
    const rows = await listOffers(tx, { after, limit: limit + 1 });
    return pageFrom(rows, limit, presentOffer, ({ offer, key }) => [key, offer.id]);
  });

/** One offer of the viewer's, on either side. */
export const readOne = (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => presentOffer(await findOffer(tx, id)));
