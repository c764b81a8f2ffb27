import { useQueries, usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { planned } from '#domains/hiring/web/auto-apply/auto-apply.queries.ts';
import { myDocumentRequests } from '#domains/hiring/web/document-requests/document-requests.queries.ts';
import { myInvitations } from '#domains/hiring/web/invitations/invitations.queries.ts';
import { myStarts } from '#domains/hiring/web/starts/starts.queries.ts';
import { myInterviews, myMatches, myOffers } from './home.queries.ts';

interface Answer {
  isPending: boolean;
  failureCount: number;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** A part that failed once, or waits for the network, says so in its place instead of holding the others back. */
const isKnown = ({ isPending, failureCount, fetchStatus }: Answer) =>
  !isPending || failureCount > 0 || fetchStatus === 'paused';

/**
 * Asks at once for all that a candidate's first screen shows, and says whether what stands above the matches is known:
 * cards that came one after the other would push down what the person is about to tap.
 */
export function useAboveMatches(): boolean {
  usePrefetchInfiniteQuery(myMatches());
  const above = useQueries({
    queries: [myStarts(), myInvitations(), myInterviews(), myOffers(), myDocumentRequests(), planned()],
  });
  return above.every(isKnown);
}
