import {
  MOST_OPEN_REQUESTS,
  type DocumentRequestView,
  type requestDocument,
} from '#domains/hiring/contract/document-requests/document-requests.ts';
import { documentRequested } from '#domains/hiring/contract/document-requests/document-request-events.ts';
import { findConversation, openSideOf } from '#domains/hiring/server/conversations/index.ts';
import { readParties } from '#domains/hiring/server/parties/index.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { countOpen, findSameOpen, insertRequest } from './document-requests.repo.ts';
import { presentRequest } from './present-requests.ts';

/** A member who writes for the team asks for a document. What waits already is returned, and no one is notified again. */
export const ask = (
  deps: Deps,
  userId: string,
  conversationId: string,
  asked: InputOf<typeof requestDocument>['body'],
): Promise<DocumentRequestView> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await findConversation(tx, conversationId))) throw notFound('conversation');
    if ((await openSideOf(tx, conversationId)) !== 'employer') {
      throw wrongState('This conversation has ended, so you can’t ask for a document in it.', 'closed');
    }
    return elevate(tx, async () => {
      const { application } = await readParties(tx, conversationId);
      if (application.stage === 'rejected') {
        throw wrongState('This application has ended, so you can’t ask for a document.', 'rejected');
      }
      const same = await findSameOpen(tx, { conversationId, ...asked });
      if (same) return presentRequest(tx, same);
      if ((await countOpen(tx, conversationId)) >= MOST_OPEN_REQUESTS) {
        throw new AppError(
          'CONFLICT',
          `You are already waiting for ${MOST_OPEN_REQUESTS} documents. Withdraw a request first.`,
        );
      }
      const { candidateId } = application;
      const row = await insertRequest(tx, { conversationId, candidateId, ...asked, askedAt: deps.clock.now() });
      if (row) {
        await publish(deps, tx, documentRequested, {
          actor: 'employer',
          actorId: userId,
          requestId: row.id,
          applicationId: conversationId,
        });
      }
      // Two members may ask in the same moment: the second gets the request of the first.
      const made = row ?? (await findSameOpen(tx, { conversationId, ...asked }));
      if (!made) throw wrongState('This request was settled in the meantime. Please look again.', 'settled');
      return presentRequest(tx, made);
    });
  });
