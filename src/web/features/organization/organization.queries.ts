import { queryOptions } from '@tanstack/react-query';
import { findInDirectory, getMyOrganization, listMembers } from '#shared/contracts/organizations.ts';
import { call } from '#web/lib/api.ts';

export const myOrganization = () =>
  queryOptions({ queryKey: ['my-organization'], queryFn: () => call(getMyOrganization), staleTime: 30_000 });

export const myMembers = () =>
  queryOptions({ queryKey: ['my-organization', 'members'], queryFn: () => call(listMembers) });

export const directoryLike = (name: string) =>
  queryOptions({
    queryKey: ['directory', name],
    queryFn: () => call(findInDirectory, { query: { name } }),
    enabled: name.trim().length >= 3,
  });
