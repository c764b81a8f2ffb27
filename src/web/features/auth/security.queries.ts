import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#shared/contracts/identity.ts';
import { call } from '#web/lib/api.ts';

export const mySessions = () =>
  queryOptions({ queryKey: ['auth', 'sessions'], queryFn: () => call(listSessions), staleTime: 0 });
