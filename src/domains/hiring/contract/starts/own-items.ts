import { z } from 'zod';
import { done, eachOnce, idParams, optionalText, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';

export const MOST_OWN_ITEMS = 40;

const ownItemInput = z.strictObject({
  title: shortText(120),
  hint: optionalText(500),
  owner: z.enum(['candidate', 'employer'], 'Choose who does it.'),
  daysBefore: z.int('Enter a number of days.').min(0, 'At least 0 days.').max(90, 'At most 90 days.'),
  isBlocker: z.boolean(),
  /** Only for these; empty means every position. */
  positions: z.array(z.enum(POSITIONS)).max(POSITIONS.length).refine(eachOnce, 'Name each position once.'),
});
export type OwnItemInput = z.output<typeof ownItemInput>;

export const ownItem = ownItemInput.extend({ id: z.uuid(), hint: z.string().nullable() });
export type OwnItem = z.output<typeof ownItem>;

export const listOwnItems = contract({
  method: 'get',
  path: '/api/employer/start-items',
  summary: 'What my organization adds to the checklists of new hires',
  response: z.object({ items: z.array(ownItem) }),
});

export const createOwnItem = contract({
  method: 'post',
  path: '/api/employer/start-items',
  status: 201,
  summary: 'Add an item to the checklists of the next hires',
  body: ownItemInput,
  response: ownItem,
});

export const changeOwnItem = contract({
  method: 'put',
  path: '/api/employer/start-items/:id',
  summary: 'Change an item; checklists that are open stay as they are',
  params: idParams,
  body: ownItemInput,
  response: ownItem,
});

export const deleteOwnItem = contract({
  method: 'delete',
  path: '/api/employer/start-items/:id',
  summary: 'Remove an item; checklists that are open keep it',
  params: idParams,
  response: done,
});

export const ownItemContracts = [listOwnItems, createOwnItem, changeOwnItem, deleteOwnItem] as const;
