import { z } from 'zod';
import { audit } from '#platform/server/audit.ts';
import { admin, service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type {
  decideHit,
  HitState,
  listHits,
  ScreeningHit,
  ScreeningStatus,
} from '#domains/verification/contract/screening.ts';
import {
  findHit,
  listDecidedHits,
  listOpenHits,
  lockHit,
  isPausedByScreening,
  readRun,
  saveDecision,
} from './hits.repo.ts';
import { hasOfficialList, readLists } from './lists/lists.ts';
import { pausePeople, resumePerson } from './pause-people.ts';
import { presentHit } from './present-hit.ts';
import { screenEveryoneJob } from './screening.jobs.ts';

export const readStatus = (deps: Deps, me: string): Promise<ScreeningStatus> =>
  deps.db.as(admin(me), async (tx) => {
    const { people, isEstimate, last } = await readRun(tx);
    const lists = await readLists(tx, deps.clock.now());
    return {
      lists,
      peopleScreened: people,
      isEstimate,
      lastRunAt: last?.toISOString() ?? null,
      holdsApprovals: deps.env.isProduction && !hasOfficialList(lists),
    };
  });

const openKey = z.tuple([z.int(), z.uuid()]);
const decidedKey = z.tuple([exactTimestamp, z.uuid()]);

export const readHits = (
  deps: Deps,
  me: string,
  { state, person, q, cursor, limit }: InputOf<typeof listHits>['query'] & { q?: string },
): Promise<AnswerOf<typeof listHits>> =>
  deps.db.as(admin(me), async (tx) => {
    if (state === 'open') {
      const rows = await listOpenHits(tx, { person, q, limit, after: decodeCursor(cursor, openKey) });
      return pageFrom(rows, limit, presentHit, ({ hit }) => [hit.score, hit.id]);
    }
    const rows = await listDecidedHits(tx, { person, q, limit, after: decodeCursor(cursor, decidedKey) });
    return pageFrom(rows, limit, presentHit, (row) => [row.decidedKey, row.hit.id]);
  });

type Decision = InputOf<typeof decideHit>['body'];

/** Allowed next states of a match; only another administrator may clear a confirmed one. */
const NEXT: Record<HitState, readonly Decision['decision'][]> = {
  possible: ['cleared', 'confirmed', 'unresolved'],
  unresolved: ['cleared', 'confirmed'],
  confirmed: ['cleared'],
  cleared: ['confirmed', 'unresolved'],
};

export const decide = (deps: Deps, me: string, id: string, body: Decision): Promise<ScreeningHit> =>
  deps.db.as(admin(me), async (tx) => {
    const { decision, reason, version } = body;
    const hit = await lockHit(tx, id);
    if (hit.version !== version || !NEXT[hit.status].includes(decision)) {
      throw wrongState('This match has changed. Please look again.', hit.status);
    }
    if (hit.status === 'confirmed' && hit.decidedBy === me) {
      throw wrongState('Another administrator must clear what you confirmed.', hit.status);
    }
    const at = deps.clock.now();
    await saveDecision(tx, id, { status: decision, reason, decidedBy: me, decidedAt: at });
    const isPaused = await followUp(deps, tx, me, hit.userId);
    await audit(tx, {
      actorId: me,
      action: `screening.${decision}`,
      subjectType: 'person',
      subjectId: hit.userId,
      detail: { hitId: id, from: hit.status, paused: isPaused },
    });
    return presentHit(await findHit(tx, id));
  });

async function followUp(deps: Deps, tx: Tx, me: string, userId: string): Promise<boolean> {
  if (await isPausedByScreening(tx, userId)) {
    await pausePeople(deps, tx, [userId], 'An exclusion is confirmed or not settled. See Screening.');
    return true;
  }
  await resumePerson(deps, tx, userId, me);
  return false;
}

export const screenEveryoneNow = (deps: Deps, me: string): Promise<{ queued: true }> =>
  deps.db.as(service, async (tx) => {
    await deps.jobs.enqueue(tx, screenEveryoneJob, {}, { key: 'everyone' });
    await audit(tx, { actorId: me, action: 'screening.requested', subjectType: 'exclusions', subjectId: 'all' });
    return { queued: true };
  });
