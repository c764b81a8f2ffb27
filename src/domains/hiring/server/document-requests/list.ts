import { findConversation } from '#domains/hiring/server/conversations/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { readRequests, readWaiting } from './document-requests.repo.ts';
import { presentRequests } from './present-requests.ts';

export const listOf = (deps: Deps, userId: string, conversationId: string) =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await findConversation(tx, conversationId))) throw notFound('conversation');
    return { items: await presentRequests(tx, await readRequests(tx, conversationId)) };
  });

export const listMine = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const rows = await readWaiting(tx, userId);
    const views = await presentRequests(
      tx,
      rows.map(({ request }) => request),
    );
    return {
      items: rows.flatMap(({ jobTitle, organizationName }, at) => {
        const view = views[at];
        return view ? [{ ...view, jobTitle, organizationName }] : [];
      }),
    };
  });
