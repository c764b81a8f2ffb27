import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  applyToJob,
  getMyApplication,
  listMyApplications,
  previewApplication,
  shareMedical,
  withdrawApplication,
} from '#domains/hiring/contract/applications/my-applications.ts';
import {
  acceptInterview,
  cancelInterview,
  counterInterview,
  declineInterview,
  listMyInterviews,
} from '#domains/hiring/contract/interviews/interviews.ts';
import {
  dismissMatch,
  getMyMatch,
  listMyMatches,
  listNearMisses,
  restoreMatch,
} from '#domains/matching/contract/matches.ts';
import { bookInterview, listOpenTimes } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { listWhatIfs } from '#domains/matching/contract/what-if.ts';
import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { acceptOffer, declineOffer, getOffer, listMyOffers } from '#domains/hiring/contract/offers/offers.ts';
import type { SignatureInput } from '#domains/hiring/contract/offers/offer-signatures.ts';
import { call } from '#platform/web/api/api.ts';

/** All queries about a candidate's jobs share one key, so that a change refreshes everything it affects. */
export const JOBS_KEY = ['my-jobs'] as const;
/** As many cards as fit three heights of a phone. */
const PAGE = 4;

export const myMatches = () =>
  infiniteQueryOptions({
    queryKey: [...JOBS_KEY, 'matches'],
    queryFn: ({ pageParam }) =>
      call(listMyMatches, { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const myApplications = () =>
  infiniteQueryOptions({
    queryKey: [...JOBS_KEY, 'applications'],
    queryFn: ({ pageParam }) =>
      call(listMyApplications, { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const myOffer = (id: string) =>
  queryOptions({ queryKey: [...JOBS_KEY, 'offer', id], queryFn: () => call(getOffer, { params: { id } }) });

export const myMatch = (id: string) =>
  queryOptions({ queryKey: [...JOBS_KEY, 'match', id], queryFn: () => call(getMyMatch, { params: { id } }) });

export const myWhatIfs = (id: string) =>
  queryOptions({ queryKey: [...JOBS_KEY, 'what-ifs', id], queryFn: () => call(listWhatIfs, { params: { id } }) });

export const myApplication = (id: string) =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'application', id],
    queryFn: () => call(getMyApplication, { params: { id } }),
  });

export const myInterviews = () =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'interviews'],
    queryFn: () => call(listMyInterviews, { query: { limit: 50 } }),
  });

/** Others book, too: what is shown is at most as old as the last look. */
export const openTimesOf = (id: string) =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'open-times', id],
    queryFn: () => call(listOpenTimes, { params: { id } }),
    staleTime: 0,
  });

export const myOffers = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'offers'], queryFn: () => call(listMyOffers, { query: { limit: 50 } }) });

export const nearMisses = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'near-misses'], queryFn: () => call(listNearMisses) });

export const applicationPreview = (jobId: string) =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'preview', jobId],
    queryFn: () => call(previewApplication, { params: { id: jobId } }),
  });

export const refreshJobs = (client: QueryClient) => client.invalidateQueries({ queryKey: JOBS_KEY });

export const dismiss = (id: string) => call(dismissMatch, { params: { id } });
export const restore = (id: string) => call(restoreMatch, { params: { id } });
export const apply = (jobId: string) => call(applyToJob, { body: { jobId } });
/** A no with why, for the candidate alone. */
interface No {
  id: string;
  privateReason: NoThanksReason | null;
}
export const withdraw = ({ id, ...body }: No) => call(withdrawApplication, { params: { id }, body });
export const consentToMedical = ({ id, granted }: { id: string; granted: boolean }) =>
  call(shareMedical, { params: { id }, body: { granted } });
export const pickTime = ({ id, slotId }: { id: string; slotId: string }) =>
  call(acceptInterview, { params: { id }, body: { slotId } });
export const proposeTimes = ({ id, ...body }: { id: string; slots: string[]; message: string }) =>
  call(counterInterview, { params: { id }, body });
export const declineTimes = (id: string) => call(declineInterview, { params: { id }, body: {} });
export const callOff = ({ id, reason }: { id: string; reason: string }) =>
  call(cancelInterview, { params: { id }, body: { reason } });
export const bookTime = ({ id, ...body }: { id: string; startsAt: string; reason: string }) =>
  call(bookInterview, { params: { id }, body });
export const signTheOffer = ({ id, signature }: { id: string; signature: SignatureInput }) =>
  call(acceptOffer, { params: { id }, body: { signature } });
export const declineTheOffer = ({ id, ...body }: No) => call(declineOffer, { params: { id }, body });
