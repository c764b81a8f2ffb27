import type { z } from 'zod';
import { namedHiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import { mentionedIn } from '#domains/hiring/contract/conversations/mentions.ts';
import { noteDeleted, noteEdited, noteWritten } from '#domains/hiring/contract/notes.ts';
import { readParties } from '#domains/hiring/server/parties/index.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { findNote } from './notes.repo.ts';
import { mentionedInNote } from './notes.notices.ts';

type AboutNote = z.output<typeof noteWritten.payload>;

/** Notifies the members whom a note mentions, each once for a note however often it is edited. */
async function tellMentioned(deps: Deps, tx: Tx, { noteId, applicationId, organizationId, actorId }: AboutNote) {
  const note = await findNote(tx, noteId);
  if (!note?.body) return;
  const team = (await namedHiringTeam(tx, organizationId)).flatMap(({ userId, name }) =>
    name === null ? [] : [{ userId, name }],
  );
  const { job } = await readParties(tx, applicationId);
  const authorName = team.find(({ userId }) => userId === actorId)?.name ?? 'A colleague';
  const href = `${personHref(job.id, applicationId)}#notes`;
  await notifyAll(
    deps,
    tx,
    mentionedInNote,
    mentionedIn(note.body, team)
      .filter(({ userId }) => userId !== actorId)
      .map(({ userId }) => ({
        userId,
        href,
        data: { jobTitle: job.title, authorName },
        dedupeKey: `mention:${noteId}`,
        group: { key: `mentions:${applicationId}`, href },
      })),
  );
}

const lineOf =
  (action: string) =>
  ({ applicationId, noteId, actorId }: AboutNote) => ({
    actorId,
    action,
    subjectType: 'application',
    subjectId: applicationId,
    detail: { noteId },
  });

export const noteSubscribers: readonly Subscriber[] = [
  onEvent('hiring.tell-mentioned', noteWritten, (deps, tx, { payload }) => tellMentioned(deps, tx, payload)),
  onEvent('hiring.tell-newly-mentioned', noteEdited, (deps, tx, { payload }) => tellMentioned(deps, tx, payload)),
  auditOn(noteEdited, lineOf('note.edited')),
  auditOn(noteDeleted, lineOf('note.deleted')),
];
