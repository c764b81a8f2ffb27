import { queryOptions } from '@tanstack/react-query';
import { listRequirementSets } from '#shared/contracts/requirements.ts';
import { call } from '#web/lib/api.ts';

export const requirementSets = () =>
  queryOptions({ queryKey: ['admin', 'requirement-sets'], queryFn: () => call(listRequirementSets) });
