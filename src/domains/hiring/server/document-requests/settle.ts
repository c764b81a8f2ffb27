import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { documentRequestSettled } from '#domains/hiring/contract/document-requests/document-request-events.ts';
import {
  documentRequestMachine,
  type DocumentRequestStatus,
} from '#domains/hiring/contract/document-requests/document-request-states.ts';
import type { DocumentRequestView } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { openSideOf } from '#domains/hiring/server/conversations/index.ts';
import { findFile } from '#domains/profiles/server/documents/index.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { findOwnDocument, findRequest, lockRequest, settleRequest } from './document-requests.repo.ts';
import { presentRequest } from './present-requests.ts';

/** Shares a document of the candidate's own with the team: this one file, and no other of its kind. */
export const give = (deps: Deps, userId: string, id: string, documentId: string): Promise<DocumentRequestView> =>
  deps.db.as(user(userId), async (tx) => {
    await requireAnswerable(tx, id, 'candidate');
    const document = await findOwnDocument(tx, userId, documentId);
    if (!document) throw invalidField('documentId', 'This document is no longer here. Please choose another one.');
    const file = await elevate(tx, () => findFile(tx, document.fileId));
    if (!file?.wrappedKey || file.scanState === 'infected') {
      throw invalidField('documentId', 'A virus was found in this file. Please choose another one.');
    }
    return settle(deps, tx, { id, userId, side: 'candidate', to: 'given', documentId });
  });

export const decline = (deps: Deps, userId: string, id: string): Promise<DocumentRequestView> =>
  deps.db.as(user(userId), (tx) => settle(deps, tx, { id, userId, side: 'candidate', to: 'declined' }));

export const withdraw = (deps: Deps, userId: string, id: string): Promise<DocumentRequestView> =>
  deps.db.as(user(userId), (tx) => settle(deps, tx, { id, userId, side: 'employer', to: 'withdrawn' }));

interface Step {
  id: string;
  userId: string;
  side: Side;
  to: Exclude<DocumentRequestStatus, 'open'>;
  documentId?: string;
}

async function settle(deps: Deps, tx: Tx, { id, userId, side, to, documentId }: Step): Promise<DocumentRequestView> {
  await requireAnswerable(tx, id, side);
  return elevate(tx, async () => {
    const row = await lockRequest(tx, id);
    if (!row) throw notFound('request');
    // A double click and a second tab repeat the step.
    if (row.status === to && (documentId === undefined || row.documentId === documentId))
      return presentRequest(tx, row);
    if (!mayMove(documentRequestMachine, row.status, to, side)) throw wrongState(SETTLED[row.status], row.status);
    const settledAt = deps.clock.now();
    await settleRequest(tx, id, { status: to, settledAt, ...(documentId && { documentId }) });
    await publish(deps, tx, documentRequestSettled, {
      actor: side,
      actorId: userId,
      requestId: id,
      applicationId: row.conversationId,
      to,
    });
    return presentRequest(tx, { ...row, status: to, settledAt, documentId: documentId ?? row.documentId });
  });
}

/** Row-level security says who sees the request; only the side that may write now answers it. */
async function requireAnswerable(tx: Tx, id: string, side: Side): Promise<void> {
  const request = await findRequest(tx, id);
  if (!request) throw notFound('request');
  if ((await openSideOf(tx, request.conversationId)) !== side) {
    throw wrongState('This conversation has ended. Nothing was shared.', 'closed');
  }
}

const SETTLED: Record<DocumentRequestStatus, string> = {
  open: 'This request still waits for an answer.',
  declined: 'The candidate said no to this request.',
  given: 'The document was shared already.',
  withdrawn: 'The hiring team no longer needs this document.',
};
