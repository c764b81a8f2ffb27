import { z } from 'zod';
import { isPausedByScreening } from '#domains/verification/server/screening/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { HoldView, listHolds, placeHold as placeHoldCall } from '#domains/verification/contract/holds.ts';
import { endHold, findHold, insertHold, listHoldRows, presentHold, subjectExists } from './holds.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readHolds = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listHolds>['query'],
): Promise<AnswerOf<typeof listHolds>> =>
  deps.db.as(admin(me), async (tx) => {
    const after = decodeCursor(query.cursor, cursorKey);
    const rows = await listHoldRows(tx, { isOpen: query.state === 'open', after, limit: query.limit });
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
  const id = await insertHold(tx, { subjectType, subjectId, kind, reason, createdBy: me, createdAt: deps.clock.now() });
  if (!id) throw wrongState('This is already on hold for that reason.', 'held');
  await audit(tx, { actorId: me, action: 'hold.placed', subjectType, subjectId, detail: { holdId: id, kind } });
  return presentHold(await findHold(tx, id));
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
    const wasOpen = await endHold(tx, id, { releasedBy: me, releaseReason: reason, releasedAt: deps.clock.now() });
    if (!wasOpen) throw wrongState('This hold was already released.', 'released');
    const { subjectType, subjectId, kind } = before;
    await audit(tx, { actorId: me, action: 'hold.released', subjectType, subjectId, detail: { holdId: id, kind } });
    return presentHold(await findHold(tx, id));
  });
