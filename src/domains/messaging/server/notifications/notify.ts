import type { z } from 'zod';
import { sendMails, type MailOrder } from '#domains/messaging/server/mail/index.ts';
import type { Change, Topic } from '#platform/contract/topics.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Notice, NoticeDefinition, NoticeLetter, NoticeText } from './define-notice.ts';
import { releaseNotices } from './notifications.jobs.ts';
import { findOpenGroups, findReaders, insertNotices, replaceNotices, signalChanges } from './notifications.repo.ts';
import { GROUP_MS, prepare, type Prepared } from './prepare-notice.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

/**
 * Sends a notice in the transaction of the change: to the bell, the live stream and by mail, in the same words, as the
 * reader's settings allow and not before their quiet hours end.
 */
export const notify = <S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<S>,
  notice: Notice<S>,
): Promise<void> => notifyAll(deps, tx, definition, [notice]);

/** Sends one kind of notice to many people, in as many statements as to one. */
export async function notifyAll<S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<S>,
  notices: readonly Notice<S>[],
): Promise<void> {
  if (notices.length === 0) return;
  await elevate(tx, async () => {
    const now = deps.clock.now();
    const readers = await findReaders(tx, definition, notices);
    const groups = await findOpenGroups(
      tx,
      definition.kind,
      notices.flatMap(({ userId, group }) => (group ? [{ userId, groupKey: group.key }] : [])),
      new Date(now.getTime() - GROUP_MS),
    );
    const prepared = notices.flatMap((notice, i) => {
      const reader = readers[i];
      const replaces = groups.find((one) => one.userId === notice.userId && one.groupKey === notice.group?.key) ?? null;
      return reader ? [prepare(definition, notice, { reader, replaces, now })] : [];
    });
    const inserted = await insertNotices(
      tx,
      prepared.flatMap(({ row }) => row ?? []),
    );
    const sent = prepared.filter(({ row }) => !row || inserted.has(row.id));
    const replaced = sent.flatMap(({ replaces }) => replaces?.id ?? []);
    if (replaced.length > 0) await replaceNotices(tx, replaced);
    await deps.jobs.enqueueAll(
      tx,
      releaseNotices,
      sent.flatMap(({ row }) => (row?.heldUntil ? [{ payload: {}, startAfter: row.heldUntil }] : [])),
    );
    await sendMails(
      deps,
      tx,
      sent.flatMap((one) => mailOf(deps, definition, one) ?? []),
    );
    await signalChanges(
      tx,
      sent.map(({ notice, heldUntil }) => ({
        userId: notice.userId,
        changes: changesOf(definition, notice.ids ?? {}, heldUntil),
      })),
    );
  });
}

/** Open screens load again right away; the bell waits until the notice is released. */
const changesOf = (
  { topics }: NoticeDefinition,
  ids: Partial<Record<Topic, string>>,
  heldUntil: Date | null,
): Change[] =>
  [...topics, 'notifications' as const]
    .filter((topic) => topic !== 'notifications' || !heldUntil)
    .map((topic) => ({ topic, ...(ids[topic] && { id: ids[topic] }) }));

/** The mail that goes with a notice, or null when the reader gets none. */
function mailOf(
  { env, clock }: Deps,
  { kind, isUrgent, mail }: NoticeDefinition,
  { notice: { userId, href, dedupeKey, calendar, letter }, reader, text, heldUntil, digestAt }: Prepared,
): MailOrder | null {
  if (digestAt || (!isUrgent && !reader.byMail)) return null;
  // The demo market's addresses don't exist, so no real mail server is asked to deliver to them.
  if (reader.isDemo && env.smtpUrl) return null;
  return {
    to: reader.email,
    userId,
    ...letterOf(mail, letter ? { ...text, ...letter } : text, new URL(href, env.appUrl).href, clock.now()),
    ...(heldUntil ? { notBefore: heldUntil } : {}),
    ...(dedupeKey ? { dedupeKey: `${userId}:${dedupeKey}` } : {}),
    ...(letter && { threadKey: letter.threadKey, writtenBy: letter.writtenBy }),
    ...(letter?.replyTo && { replyTo: letter.replyTo }),
    ...(calendar ? { calendar: calendar(reader.email) } : {}),
    ...(isUrgent ? {} : { unsubscribe: unsubscribeLinks(env, { userId, kind }) }),
  };
}

function letterOf(
  type: NoticeDefinition['mail'],
  { title, body, action: label, facts = [], note, items }: NoticeText & Partial<Pick<NoticeLetter, 'note'>>,
  url: string,
  now: Date,
): Pick<MailOrder, 'type' | 'data'> {
  if (type === 'security_alert') return { type, data: { timestamp: now.toISOString(), what: body } };
  if (type === 'custom') return { type, data: { subject: title, content: body } };
  return { type, data: { title, body, facts, action: { label, url }, ...(note && { note }), ...(items && { items }) } };
}

/** Makes people's open screens load what changed again, for changes that need no notice. */
export const announceChange = (tx: Tx, userIds: readonly string[], changes: readonly Change[]): Promise<void> =>
  elevate(tx, async () => {
    await signalChanges(
      tx,
      userIds.map((userId) => ({ userId, changes })),
    );
  });
