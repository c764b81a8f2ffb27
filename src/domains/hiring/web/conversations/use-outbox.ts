import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { isUnreached } from '#platform/web/api/api.ts';
import { keepDraft, readDraft } from '#platform/web/forms/draft.ts';
import { useLeaveGuard } from '#platform/web/forms/use-leave-guard.ts';
import { refreshConversations, send } from './conversations.queries.ts';

const outgoing = z.object({
  messageId: z.uuid(),
  body: z.string(),
  templateId: z.uuid().nullish(),
  seenId: z.uuid().nullish(),
  attachmentIds: z.array(z.uuid()).optional(),
});
export type Outgoing = z.output<typeof outgoing>;

const RETRY_MS = 5000;

/**
 * Messages on their way. They survive a reload, wait for the connection, and go out in order; the server sends each ID
 * once, however often it is repeated. A refused message goes back to its writer through `onRefused`.
 */
export function useOutbox(conversationId: string, onRefused: (body: string) => void) {
  const client = useQueryClient();
  const name = `outbox_${conversationId}`;
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(
    () => z.array(outgoing).safeParse(readDraft(name)).data ?? [],
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => keepDraft(name, waiting), [name, waiting]);
  const remove = ({ messageId }: Outgoing) =>
    setWaiting((list) => list.filter((message) => message.messageId !== messageId));
  const { mutate, error } = useMutation({
    mutationFn: (message: Outgoing) => send(conversationId, message),
    networkMode: 'always',
    onSuccess: async (_sent, message) => {
      await refreshConversations(client);
      remove(message);
    },
    onError: (failure, message) => {
      if (isUnreached(failure)) return;
      remove(message);
      onRefused(message.body);
      // What refused it, such as a colleague's answer, is not on the screen yet.
      void refreshConversations(client);
    },
  });
  const [first] = waiting;
  useEffect(() => {
    if (first) mutate(first);
  }, [first, attempt, mutate]);
  const isOffline = isUnreached(error);
  useLeaveGuard(waiting.length > 0);
  useEffect(() => {
    if (!isOffline) return;
    const retry = () => setAttempt((count) => count + 1);
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isOffline]);
  return {
    waiting,
    isOffline,
    refusal: isOffline ? null : error,
    add: (message: Omit<Outgoing, 'messageId'>) =>
      setWaiting((list) => [...list, { messageId: crypto.randomUUID(), ...message }]),
  };
}
