import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import { readDirectoryStatus, searchDirectory } from '#domains/verification/contract/facility-directory.ts';
import { readPassportEvidence } from '#domains/profiles/contract/passport/passport-evidence.ts';
import { countCases } from '#domains/verification/contract/cases/case-counts.ts';
import { placeHold, releaseHold } from '#domains/verification/contract/holds.ts';
import {
  askSource,
  claimCase,
  decideCase,
  decideSecondReview,
  getCase,
  linkDirectory,
  listCases,
  planApproval,
  recordCallback,
  releaseCase,
  reviewItem,
  searchCases,
  type CaseView,
  type ReviewItemBody,
} from '#domains/verification/contract/verification.ts';
import type { AnswerOf, RequestOf } from '#platform/contract/contract.ts';
import { documentContentPath } from '#domains/profiles/contract/documents.ts';
import { ApiError, call, send } from '#platform/web/api/api.ts';

export type QueueFilter = Pick<RequestOf<typeof listCases>['query'], 'status' | 'subject' | 'claim' | 'due' | 'order'>;

/** The cases as filtered, and with `q` only those about it. */
export const queueOf = (filter: QueueFilter, q: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'queue', filter, q],
    queryFn: ({ pageParam }) => {
      const page = { ...filter, ...(pageParam ? { cursor: pageParam } : {}) };
      return q ? call(searchCases, { body: { ...page, q } }) : call(listCases, { query: page });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 60_000,
  });

/** Polls while a registry check or a screening is pending. */
const ANSWER_MS = 3000;
/** A waiting case is refetched for what another administrator does to it. */
const OTHERS_MS = 5000;

const isAwaited = ({ status, items, screening }: CaseView): boolean =>
  items.some(({ checks }) => checks.some(({ state }) => state === 'waiting')) ||
  (status === 'pending' && screening?.isCurrent === false);

/** The list and its sizes. */
export const QUEUE_KEYS = [
  ['admin', 'queue'],
  ['admin', 'queue-counts'],
] as const;

export const caseCounts = () =>
  queryOptions({
    queryKey: ['admin', 'queue-counts'],
    queryFn: () => call(countCases),
    refetchInterval: 60_000,
  });

export const caseOf = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'case', id],
    queryFn: () => call(getCase, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data && isAwaited(data) ? ANSWER_MS : data?.status === 'pending' ? OTHERS_MS : false,
  });

export const passportInsideOf = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'passport-inside', id],
    queryFn: () => call(readPassportEvidence, { params: { id } }),
  });

export const directoryStatusQuery = () =>
  queryOptions({ queryKey: ['admin', 'directory-status'], queryFn: () => call(readDirectoryStatus) });

export const directoryOf = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'directory', q],
    queryFn: () => call(searchDirectory, { query: { q } }),
    enabled: q.length >= 2,
  });

/** The file as a blob. Every fetch is audited, so it is kept while the case is open. */
export const documentOf = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'document', id],
    queryFn: async ({ signal }) => (await send(documentContentPath(id), { credentials: 'same-origin', signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type QueuePages = InfiniteData<AnswerOf<typeof listCases>>;

const withVersion = ({ pages, ...rest }: QueuePages, { id, version }: CaseView): QueuePages => ({
  ...rest,
  pages: pages.map(({ items, ...page }) => ({
    ...page,
    items: items.map((item) => (item.id === id ? { ...item, version } : item)),
  })),
});

/** Each step returns the updated case; the queue is refetched. */
function useCaseStep<V>(id: string, run: (variables: V) => Promise<CaseView>, also: readonly QueryKey[] = []) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (view) => {
      client.setQueryData(caseOf(id).queryKey, view);
      // Batch decisions use the queue's version: the reviewer's own step must not make it stale.
      client.setQueriesData<QueuePages>({ queryKey: ['admin', 'queue'] }, (pages) => pages && withVersion(pages, view));
      // Not awaited: the reviewer continues while the queue is refetched.
      for (const queryKey of [...QUEUE_KEYS, ...also]) void client.invalidateQueries({ queryKey });
    },
    // Another administrator was faster: show the refusal once the case is refetched, so that a second press decides on it.
    onError: (error) => {
      const reread = client.invalidateQueries({ queryKey: ['admin', 'case', id] });
      return error instanceof ApiError && error.status === 409 ? reread : undefined;
    },
  });
}

const of = (id: string) => ({ params: { id } });

export const useClaim = (id: string) =>
  useCaseStep(id, (takeOver: boolean) => call(claimCase, { ...of(id), body: { takeOver } }));
export const useRelease = (id: string) => useCaseStep(id, () => call(releaseCase, of(id)));
export const useReviewItem = (id: string) =>
  useCaseStep(
    id,
    ({ type, itemId, body }: { type: CaseView['items'][number]['type']; itemId: string; body: ReviewItemBody }) =>
      call(reviewItem, { params: { id, itemType: type, itemId }, body }),
  );
export const useAskSource = (id: string) =>
  useCaseStep(id, ({ type, itemId }: { type: CaseView['items'][number]['type']; itemId: string }) =>
    call(askSource, { params: { id, itemType: type, itemId } }),
  );
export const useDecide = (id: string) =>
  useCaseStep(id, (body: RequestOf<typeof decideCase>['body']) => call(decideCase, { ...of(id), body }));
export const usePlanApproval = (id: string) =>
  useCaseStep(id, (body: RequestOf<typeof planApproval>['body']) => call(planApproval, { ...of(id), body }), [
    ['admin', 'plans'],
  ]);
export const useSecondReview = (id: string) =>
  useCaseStep(id, (body: RequestOf<typeof decideSecondReview>['body']) =>
    call(decideSecondReview, { ...of(id), body }),
  );
export const useLinkDirectory = (id: string) =>
  useCaseStep(id, (ccn: string | null) => call(linkDirectory, { ...of(id), body: { ccn } }));
export const useRecordCallback = (id: string) =>
  useCaseStep(id, (body: RequestOf<typeof recordCallback>['body']) => call(recordCallback, { ...of(id), body }));

function useHoldStep<V>(caseId: string, run: (variables: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['admin', 'case', caseId] }),
        ...QUEUE_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })),
        client.invalidateQueries({ queryKey: ['admin', 'holds'] }),
      ]),
  });
}

export const usePlaceHold = (caseId: string) =>
  useHoldStep(caseId, (body: RequestOf<typeof placeHold>['body']) => call(placeHold, { body }));
export const useReleaseHold = (caseId: string) =>
  useHoldStep(caseId, ({ id, reason }: { id: string; reason: string }) =>
    call(releaseHold, { ...of(id), body: { reason } }),
  );
