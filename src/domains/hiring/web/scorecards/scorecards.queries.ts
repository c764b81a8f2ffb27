import { queryOptions } from '@tanstack/react-query';
import { listCriteria } from '#domains/hiring/contract/scorecards/criteria.ts';
import { getScorecards } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { call } from '#platform/web/api/api.ts';

/** In the address while one's own scorecard is open: a reload and a link from elsewhere open it, too. */
export const WRITING = 'scorecard';

/** Under the key of applicants: what changes a person's page loads their scorecards again. */
export const scorecardsOf = (applicationId: string) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'scorecards', applicationId],
    queryFn: () => call(getScorecards, { params: { id: applicationId } }),
  });

export const criteriaSets = () => queryOptions({ queryKey: ['scorecard-criteria'], queryFn: () => call(listCriteria) });
