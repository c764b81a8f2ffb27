import { queryOptions } from '@tanstack/react-query';
import {
  attachmentView,
  listUnsentAttachments,
  removeAttachment,
  uploadAttachment,
} from '#domains/hiring/contract/conversations/attachments.ts';
import { CONVERSATIONS_KEY } from '#domains/hiring/web/conversations/conversations.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { sendForm, type UploadOptions } from '#platform/web/forms/send-form.ts';
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts';

const CHECK_AGAIN_MS = 3000;

export const unsentAttachments = (conversationId: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS_KEY, 'attachments', conversationId],
    queryFn: () => call(listUnsentAttachments, { params: { id: conversationId } }),
    // Asks again while a scan is running.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ scanState }) => scanState === 'pending') ? CHECK_AGAIN_MS : false,
  });

export async function uploadOne(conversationId: string, chosen: File, options: UploadOptions) {
  const file = await shrinkPicture(chosen);
  const form = new FormData();
  form.set('file', file);
  return sendForm(
    { path: uploadAttachment.path.replace(':id', conversationId), form, answer: attachmentView },
    options,
  );
}

export const removeUnsent = (id: string) => call(removeAttachment, { params: { id } });
