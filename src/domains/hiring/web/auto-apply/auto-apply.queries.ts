import { queryOptions } from '@tanstack/react-query';
import {
  getAutoApply,
  previewAutoApply,
  resumeAutoApply,
  setAutoApply,
} from '#domains/hiring/contract/applications/auto-apply.ts';
import {
  keepPlanned,
  listPlannedApplications,
  restorePlanned,
  skipPlanned,
} from '#domains/hiring/contract/applications/planned-applications.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import type { RequestOf } from '#platform/contract/contract.ts';
import { call } from '#platform/web/api/api.ts';

export interface Limits {
  dailyCap: number;
  activeCap: number;
  minScore: number;
}

export const autoApply = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'auto-apply'], queryFn: () => call(getAutoApply) });

export const planned = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'planned'], queryFn: () => call(listPlannedApplications) });

export const limitsPreview = (limits: Limits) =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'auto-apply-preview', limits],
    queryFn: () => call(previewAutoApply, { query: limits }),
  });

export const saveAutoApply = (body: RequestOf<typeof setAutoApply>['body']) => call(setAutoApply, { body });
/** The profile shows the switch and its limits as well. */
export const SHOWN_IN_PROFILE = [['my-profile']];
export const resume = () => call(resumeAutoApply);
export const keep = (id: string) => call(keepPlanned, { params: { id } });
export const skip = (id: string) => call(skipPlanned, { params: { id } });
export const restore = (id: string) => call(restorePlanned, { params: { id } });
