import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#domains/accounts/contract/identity.ts';
import { call } from '#platform/web/api/api.ts';

export const mySessions = () =>
  queryOptions({ queryKey: ['auth', 'sessions'], queryFn: () => call(listSessions), staleTime: 0 });
