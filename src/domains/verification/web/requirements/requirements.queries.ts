import { queryOptions } from '@tanstack/react-query';
import { listRequirementSets } from '#domains/verification/contract/requirements.ts';
import { call } from '#platform/web/api/api.ts';

export const requirementSets = () =>
  queryOptions({ queryKey: ['admin', 'requirement-sets'], queryFn: () => call(listRequirementSets) });
