import { queryOptions, useQuery } from '@tanstack/react-query';
import { findInDirectory, getMyOrganization, listMembers } from '#shared/contracts/organizations.ts';
import { call } from '#web/lib/api.ts';

export const myOrganization = () =>
  queryOptions({ queryKey: ['my-organization'], queryFn: () => call(getMyOrganization), staleTime: 30_000 });

/** Whether the viewer only looks on; the server refuses them every change, so that no screen should offer one. */
export const useIsReviewer = (enabled = true): boolean =>
  useQuery({ ...myOrganization(), enabled }).data?.myRole === 'reviewer';

export const myMembers = () =>
  queryOptions({ queryKey: ['my-organization', 'members'], queryFn: () => call(listMembers) });

export const directoryLike = (name: string) =>
  queryOptions({
    queryKey: ['directory', name],
    queryFn: () => call(findInDirectory, { query: { name } }),
    enabled: name.trim().length >= 3,
  });
