import { queryOptions } from '@tanstack/react-query';
import {
  changeOwnItem,
  createOwnItem,
  deleteOwnItem,
  listOwnItems,
  type OwnItemInput,
} from '#domains/hiring/contract/starts/own-items.ts';
import { call } from '#platform/web/api/api.ts';

export const ownItems = () => queryOptions({ queryKey: ['own-start-items'], queryFn: () => call(listOwnItems) });

export const saveOwnItem = (id: string | null, body: OwnItemInput) =>
  id ? call(changeOwnItem, { params: { id }, body }) : call(createOwnItem, { body });

export const removeOwnItem = (id: string) => call(deleteOwnItem, { params: { id } });
