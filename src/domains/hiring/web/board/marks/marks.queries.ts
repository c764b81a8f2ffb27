import { queryOptions } from '@tanstack/react-query';
import { listSteps } from '#domains/hiring/contract/board/steps.ts';
import { listTags } from '#domains/hiring/contract/board/tags.ts';
import { call } from '#platform/web/api/api.ts';

export const personTags = () => queryOptions({ queryKey: ['person-tags'], queryFn: () => call(listTags) });
export const hiringSteps = () => queryOptions({ queryKey: ['hiring-steps'], queryFn: () => call(listSteps) });
