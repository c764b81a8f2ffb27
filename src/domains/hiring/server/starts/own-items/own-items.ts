import { lockOwn } from '#domains/employers/server/hiring-team/index.ts';
import { MOST_OWN_ITEMS, ownItem, type OwnItem, type OwnItemInput } from '#domains/hiring/contract/starts/own-items.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { countRows, deleteRow, insertRow, listRows, updateRow, type OwnItemRow } from './own-items.repo.ts';

const WRITERS = ['owner', 'recruiter'] as const;

export const listItems = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => ({ items: (await listRows(tx)).map(present) }));

export const addItem = (deps: Deps, userId: string, input: OwnItemInput): Promise<OwnItem> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = await lockForWriting(tx, userId);
    if ((await countRows(tx, organizationId)) >= MOST_OWN_ITEMS) {
      throw new AppError('CONFLICT', `You have ${MOST_OWN_ITEMS} items. Remove one first.`);
    }
    const now = deps.clock.now();
    return present(await insertRow(tx, { organizationId, ...input, createdAt: now, updatedAt: now }));
  });

export const editItem = (deps: Deps, userId: string, id: string, input: OwnItemInput): Promise<OwnItem> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = await lockForWriting(tx, userId);
    const row = await updateRow(tx, { organizationId, id }, { ...input, updatedAt: deps.clock.now() });
    if (!row) throw notFound('item');
    return present(row);
  });

export const removeItem = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = await lockForWriting(tx, userId);
    if (!(await deleteRow(tx, { organizationId, id }))) throw notFound('item');
  });

const lockForWriting = async (tx: Tx, userId: string): Promise<string> =>
  (await lockOwn(tx, userId, WRITERS)).organization.id;

const present = ({ id, title, hint, owner, daysBefore, isBlocker, positions }: OwnItemRow): OwnItem =>
  ownItem.parse({ id, title, hint, owner, daysBefore, isBlocker, positions });
