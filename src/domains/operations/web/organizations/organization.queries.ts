import { queryOptions } from '@tanstack/react-query';
import { getOrganizationForAdmin } from '#domains/operations/contract/organizations.ts';
import { call } from '#platform/web/api/api.ts';

export const organizationOf = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'organization', id],
    queryFn: () => call(getOrganizationForAdmin, { params: { id } }),
  });
