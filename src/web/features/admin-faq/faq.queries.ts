import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteFaqEntry,
  editFaqEntry,
  listFaqEntries,
  publishFaqEntry,
  unpublishFaqEntry,
  type FaqEntry,
} from '#shared/contracts/faq-admin.ts';
import { call } from '#web/lib/api.ts';

export const faqEntries = (status: FaqEntry['status']) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'faq', status],
    queryFn: ({ pageParam }) =>
      call(listFaqEntries, { query: { status, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

const STEPS = { publish: publishFaqEntry, unpublish: unpublishFaqEntry, remove: deleteFaqEntry } as const;

/** Publishing, unpublishing and deleting; the lists, also the public one, are read again. */
export function useFaqStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: keyof typeof STEPS): Promise<unknown> => call(STEPS[step], { params: { id } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['admin', 'faq'] }),
        client.invalidateQueries({ queryKey: ['faq'] }),
      ]),
  });
}

export function useSaveFaq(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { question: string; answer: string }) => call(editFaqEntry, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'faq'] }),
  });
}
