import {
  MOST_VIEWS,
  viewQuery,
  type changeSavedView,
  type SavedView,
  type ViewScreen,
} from '#domains/employers/contract/saved-views.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import {
  countViews,
  deleteViewRow,
  findView,
  insertView,
  isNameTaken,
  updateView,
  viewsOf,
} from './saved-views.repo.ts';

const TAKEN = 'You have a view with this name. Choose another one.';

/** Parts that the screen does not know, such as words that may be a person's name, are not kept. */
const keptOf = (screen: ViewScreen, query: string): string => viewQuery(screen, new URLSearchParams(query));

export const list = (deps: Deps, me: string): Promise<{ items: SavedView[] }> =>
  deps.db.as(user(me), async (tx) => ({ items: await viewsOf(tx, me) }));

export const add = (deps: Deps, me: string, { screen, name, query }: Omit<SavedView, 'id'>): Promise<SavedView> =>
  deps.db.as(user(me), async (tx) => {
    if ((await countViews(tx, me, screen)) >= MOST_VIEWS) {
      throw new AppError('CONFLICT', `You have ${MOST_VIEWS} views of this screen. Delete one first.`);
    }
    const row = { userId: me, screen, name, query: keptOf(screen, query), createdAt: deps.clock.now() };
    const view = await insertView(tx, row);
    if (!view) throw invalidField('name', TAKEN);
    return view;
  });

export const change = (
  deps: Deps,
  me: string,
  id: string,
  { name, query }: InputOf<typeof changeSavedView>['body'],
): Promise<SavedView> =>
  deps.db.as(user(me), async (tx) => {
    const view = await findView(tx, me, id);
    if (!view) throw notFound('view');
    if (name !== undefined && (await isNameTaken(tx, me, view, name))) throw invalidField('name', TAKEN);
    const changed = await updateView(tx, me, id, {
      ...(name !== undefined && { name }),
      ...(query !== undefined && { query: keptOf(view.screen, query) }),
    });
    if (!changed) throw notFound('view');
    return changed;
  });

export const remove = (deps: Deps, me: string, id: string): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    if (!(await deleteViewRow(tx, me, id))) throw notFound('view');
  });
