import { queryOptions, useQuery } from '@tanstack/react-query';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import {
  findInDirectory,
  getMyOrganization,
  listMembers,
  readOpenWork,
} from '#domains/employers/contract/organizations.ts';
import { getEmployerRequirements } from '#domains/employers/contract/own-requirements.ts';
import { readUnitUse } from '#domains/employers/contract/units.ts';
import { getOfficeHours } from '#domains/employers/contract/office-hours.ts';
import { call } from '#platform/web/api/api.ts';

export const myOrganization = () =>
  queryOptions({ queryKey: ['my-organization'], queryFn: () => call(getMyOrganization), staleTime: 30_000 });

/** Whether the viewer may post jobs; the server refuses other members and canceled accounts too. */
export function useMayPost(): boolean {
  const { data } = useQuery(myOrganization());
  return mayPost(data?.myRole) && data?.standing !== 'canceled';
}

export const employerRequirements = () =>
  queryOptions({ queryKey: ['my-organization', 'requirements'], queryFn: () => call(getEmployerRequirements) });

export const officeHours = () =>
  queryOptions({ queryKey: ['my-organization', 'office-hours'], queryFn: () => call(getOfficeHours) });

export const myMembers = () =>
  queryOptions({ queryKey: ['my-organization', 'members'], queryFn: () => call(listMembers) });

export const openWorkOf = (userId: string) =>
  queryOptions({
    queryKey: ['my-organization', 'open-work', userId],
    queryFn: () => call(readOpenWork, { params: { userId } }),
    staleTime: 0,
  });

export const unitUseOf = (id: string) =>
  queryOptions({
    queryKey: ['my-organization', 'unit-use', id],
    queryFn: () => call(readUnitUse, { params: { id } }),
    staleTime: 0,
  });

export const directoryLike = (name: string) =>
  queryOptions({
    queryKey: ['directory', name],
    queryFn: () => call(findInDirectory, { query: { name } }),
    enabled: name.trim().length >= 3,
  });
