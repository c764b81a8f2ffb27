import { queryOptions } from '@tanstack/react-query';
import { listSavedViews } from '#domains/employers/contract/saved-views.ts';
import { call } from '#platform/web/api/api.ts';

export const savedViews = () => queryOptions({ queryKey: ['saved-views'], queryFn: () => call(listSavedViews) });
