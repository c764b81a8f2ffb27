import { z } from 'zod';
import { PEOPLE_FILTER_NAMES } from '#domains/hiring/contract/board/people.ts';
import { done, idParams, isNotEmpty, nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** The screens whose filters a member can save, and the parts of the address that a view keeps: never a person's name. */
export const VIEW_PARTS = {
  today: ['whose'],
  jobs: ['words', 'status', 'whose', 'sort', 'columns'],
  people: ['tab', 'unit', 'sort', ...PEOPLE_FILTER_NAMES, 'pool', 'position', 'fits'],
} as const;
export type ViewScreen = keyof typeof VIEW_PARTS;
export const VIEW_SCREENS = Object.keys(VIEW_PARTS) as [ViewScreen, ...ViewScreen[]];

export const MOST_VIEWS = 20;
export const VIEW_NAME_MAX = 40;
const QUERY_MAX = 600;

/** The part of an address that a view of this screen keeps, in one order, so that two addresses can be compared. */
export function viewQuery(screen: ViewScreen, address: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const part of VIEW_PARTS[screen]) {
    const value = address.get(part);
    if (value) kept.set(part, value);
  }
  return kept.toString();
}

const name = nameText(VIEW_NAME_MAX, { missing: 'Enter a name.' });
const query = z.string().max(QUERY_MAX, 'These filters are too long to save.');

export const savedView = z.object({ id: z.uuid(), screen: z.enum(VIEW_SCREENS), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedView>;

export const listSavedViews = contract({
  method: 'get',
  path: '/api/employer/saved-views',
  summary: 'My saved views of Today, the jobs and the people, by name',
  response: z.object({ items: z.array(savedView) }),
});

export const addSavedView = contract({
  method: 'post',
  path: '/api/employer/saved-views',
  status: 201,
  summary: 'Save the filters of a screen by name, for myself',
  body: z.strictObject({ screen: z.enum(VIEW_SCREENS), name, query }),
  response: savedView,
});

export const changeSavedView = contract({
  method: 'put',
  path: '/api/employer/saved-views/:id',
  summary: 'Rename a saved view, or give it other filters; what is left out stays as it is',
  params: idParams,
  body: z
    .strictObject({ name: name.optional(), query: query.optional() })
    .refine(isNotEmpty, 'Send a name or filters.'),
  response: savedView,
});

export const deleteSavedView = contract({
  method: 'delete',
  path: '/api/employer/saved-views/:id',
  summary: 'Delete a saved view; the filters stay where they are open',
  params: idParams,
  response: done,
});

export const savedViewContracts = [listSavedViews, addSavedView, changeSavedView, deleteSavedView] as const;
