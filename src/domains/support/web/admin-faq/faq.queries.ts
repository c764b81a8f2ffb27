import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  deleteFaqEntry,
  editFaqEntry,
  listFaqEntries,
  moveFaqEntry,
  publishFaqEntry,
  restoreFaqEntry,
  unpublishFaqEntry,
  type FaqEntry,
} from '#domains/support/contract/faq-admin.ts';
import { adminFaqCopy as copy } from './admin-faq.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { confirmation, notice } from '#platform/web/toasts/toasts.tsx';

/** Milliseconds. A confirmation that carries the only way to undo stays longer than others. */
const UNDO_DURATION = 10_000;

export const faqEntries = (status: FaqEntry['status'], q: string) =>
  listPages(['admin', 'faq', status, q], (page) =>
    call(listFaqEntries, { query: { status, ...(q && { q }), ...page } }),
  );

const STEPS = { publish: publishFaqEntry, unpublish: unpublishFaqEntry, remove: deleteFaqEntry } as const;

/** Loads the lists again, including the public one. */
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['admin', 'faq'] }),
    client.invalidateQueries({ queryKey: ['faq'] }),
  ]);

/** Publishes, unpublishes or deletes, and confirms it here, since the card disappears when the lists load again. */
export function useFaqStep(id: string) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => call(restoreFaqEntry, { params: { id } }),
    onSuccess: () => confirmation(copy.restored),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => refresh(client),
  });
  return useMutation({
    mutationFn: (step: keyof typeof STEPS): Promise<unknown> => call(STEPS[step], { params: { id } }),
    onSuccess: (_, step) => {
      if (step === 'publish') confirmation(copy.published);
      else if (step === 'unpublish') confirmation(copy.unpublished);
      else {
        const action = { label: copy.undo, onClick: () => restore.mutate() };
        confirmation(copy.removed, { duration: UNDO_DURATION, action });
      }
    },
    onSettled: () => refresh(client),
  });
}

export function useMoveFaq() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry: { id }, direction }: { entry: FaqEntry; direction: 'up' | 'down' }) =>
      call(moveFaqEntry, { params: { id }, body: { direction } }),
    onSettled: () => refresh(client),
  });
}

export function useSaveFaq(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { question: string; answer: string }) => call(editFaqEntry, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'faq'] }),
  });
}
