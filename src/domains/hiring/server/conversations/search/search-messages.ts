import { z } from 'zod';
import {
  excerptOf,
  type searchMessages,
  type FoundConversation,
} from '#domains/hiring/contract/conversations/message-search.ts';
import type { InputOf, ResponseOf } from '#platform/contract/contract.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import { findMessageKeys, readFound, readFoundConversations, type FoundRow } from './search.repo.ts';

const POSITION = z.tuple([exactTimestamp, z.uuid()]);
const MOST_CONVERSATIONS = 5;

/** Searches the user's own conversations. */
export const search = (
  deps: Deps,
  userId: string,
  { words, cursor, limit }: InputOf<typeof searchMessages>['body'],
): Promise<ResponseOf<typeof searchMessages>> =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(cursor, POSITION);
    const keys = await findMessageKeys(tx, { words, after, limit: limit + 1 });
    const rows = new Map(
      (
        await readFound(
          tx,
          keys.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const page = pageFrom(
      keys,
      limit,
      ({ id }) => rows.get(id),
      ({ key, id }) => [key, id],
    );
    return {
      items: page.items.flatMap((row) =>
        row
          ? {
              ...present(row),
              messageId: row.id,
              side: row.side,
              isMine: row.side === row.mySide,
              sentAt: row.sentAt.toISOString(),
              excerpt: excerptOf(row.body, words),
            }
          : [],
      ),
      nextCursor: page.nextCursor,
      conversations: after ? [] : (await readFoundConversations(tx, words, MOST_CONVERSATIONS)).map(present),
    };
  });

const present = (row: FoundRow): FoundConversation => ({
  conversationId: row.conversationId,
  counterpart: row.mySide === 'candidate' ? row.organizationName : (row.fullName ?? row.pseudonym ?? 'Candidate'),
  jobTitle: row.jobTitle,
});
