import { lockOwn, membershipOf, signalMembers } from '#domains/employers/server/hiring-team/index.ts';
import { MOST_TAGS, type PersonTag } from '#domains/hiring/contract/board/tags.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import {
  actableAmong,
  countTags,
  deleteTagged,
  deleteTagRow,
  insertTag,
  insertTagged,
  isKnownTag,
  listTagRows,
} from './tags.repo.ts';

export const WRITERS = ['owner', 'recruiter'] as const;

export const readTags = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => ({ items: await listTagRows(tx, await ownIdOf(tx, userId)) }));

/** The organization that a member changes tags and steps for. */
export const ownIdOf = async (tx: Tx, userId: string): Promise<string | null> =>
  (await membershipOf(tx, userId))?.organization.id ?? null;

export const addTag = (deps: Deps, userId: string, name: string): Promise<PersonTag> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization } = await lockOwn(tx, userId, WRITERS);
    if ((await countTags(tx, organization.id)) >= MOST_TAGS) {
      throw new AppError('CONFLICT', `You have ${MOST_TAGS} tags. Delete one first.`);
    }
    const tag = await insertTag(tx, organization.id, name, deps.clock.now());
    if (!tag) throw invalidField('name', 'There is a tag with this name. Choose another one.');
    await signalMembers(tx, organization.id, 'marks');
    return tag;
  });

export const removeTag = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization } = await lockOwn(tx, userId, WRITERS);
    if (!(await deleteTagRow(tx, organization.id, id))) throw notFound('tag');
    await signalMembers(tx, organization.id, 'marks');
  });

export const tagPeople = (
  deps: Deps,
  userId: string,
  { applicationIds, tagId, isOn }: { applicationIds: readonly string[]; tagId: string; isOn: boolean },
): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await isKnownTag(tx, tagId))) throw notFound('tag');
    await markActable(tx, applicationIds, (ids) => (isOn ? insertTagged : deleteTagged)(tx, ids, tagId));
  });

/** Marks people, if the member acts for every one of them (otherwise 404), and tells the other members. */
export async function markActable(
  tx: Tx,
  applicationIds: readonly string[],
  mark: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const actable = await actableAmong(tx, applicationIds);
  if (actable.length < applicationIds.length) throw notFound('application');
  await mark(actable.map(({ id }) => id));
  for (const organizationId of new Set(actable.map((one) => one.organizationId))) {
    await signalMembers(tx, organizationId, 'marks');
  }
}
