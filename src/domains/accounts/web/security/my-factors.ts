import { queryOptions } from '@tanstack/react-query';
import { readFactors } from '#domains/accounts/contract/second-factors.ts';
import { call } from '#platform/web/api/api.ts';

export const myFactors = () =>
  queryOptions({ queryKey: ['auth', 'factors'], queryFn: () => call(readFactors), staleTime: 0 });
