import { useQueries, usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { planned } from '#domains/hiring/web/auto-apply/auto-apply.queries.ts';
import { myDocumentRequests } from '#domains/hiring/web/document-requests/document-requests.queries.ts';
import { myInvitations } from '#domains/hiring/web/invitations/invitations.queries.ts';
import { myStarts } from '#domains/hiring/web/starts/starts.queries.ts';
import { myInterviews, myMatches, myOffers } from './home.queries.ts';

/**
 * Requests everything on a candidate's first screen at once, and returns whether the cards above the matches can be
 * shown. Cards that appeared one after the other would push down what the person is about to tap.
 */
export function useAboveMatches(): boolean {
  usePrefetchInfiniteQuery(myMatches());
  const above = useQueries({
    queries: [myStarts(), myInvitations(), myInterviews(), myOffers(), myDocumentRequests(), planned()],
  });
  // Nothing waits for a query that has failed once, or that is paused until the network is back.
  return above.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
}
