import { z } from 'zod';
import { liftHold, placeHolds } from '#domains/verification/server/hold-changes/index.ts';
import { isPausedByScreening } from '#domains/verification/server/screening/index.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { HoldView, listHolds, placeHold as placeHoldCall } from '#domains/verification/contract/holds.ts';
import { findHold, listHoldRows, presentHold, subjectExists } from './holds.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readHolds = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listHolds>['query'] & { q?: string },
): Promise<AnswerOf<typeof listHolds>> =>
  deps.db.as(admin(me), async (tx) => {
    const after = decodeCursor(query.cursor, cursorKey);
    const rows = await listHoldRows(tx, { isOpen: query.state === 'open', q: query.q, after, limit: query.limit });
    return pageFrom(rows, query.limit, presentHold, ({ key, hold }) => [key, hold.id]);
  });

type NewHold = InputOf<typeof placeHoldCall>['body'];

/** Hides the subject and stops its matching when this transaction commits. */
export async function placeHold(deps: Deps, tx: Tx, me: string, given: NewHold): Promise<HoldView> {
  const { subjectType, subjectId, kind, reason } = given;
  if (!(await subjectExists(tx, subjectType, subjectId))) throw notFound(subjectType);
  if (subjectType === 'person' && subjectId === me) {
    throw new AppError('FORBIDDEN', 'You cannot suspend yourself.');
  }
  const [hold] = await placeHolds(deps, tx, [{ subjectType, subjectId, kind, reason, createdBy: me }]);
  if (!hold) throw wrongState('This is already on hold for that reason.', 'held');
  return presentHold(await findHold(tx, hold.id));
}

export const releaseHold = (deps: Deps, me: string, id: string, reason: string): Promise<HoldView> =>
  deps.db.as(admin(me), async (tx) => {
    const { hold: before } = await findHold(tx, id);
    if (before.kind === 'screening' && !before.releasedAt && (await isPausedByScreening(tx, before.subjectId))) {
      throw wrongState('Decide the possible matches under Screening first.', 'held');
    }
    if (before.kind === 'leaving' && !before.releasedAt) {
      throw wrongState('This person asked to be deleted. Only they can undo that, by signing in.', 'held');
    }
    const wasOpen = await liftHold(deps, tx, { id }, { by: me, reason });
    if (!wasOpen) throw wrongState('This hold was already released.', 'released');
    return presentHold(await findHold(tx, id));
  });
