import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { KindSetting, NotificationSettings } from '#domains/messaging/contract/notifications.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { noticesCopy } from './notifications.copy.ts';
import { noticeSettings } from './notifications.queries.ts';

const SAVES = ['save-notification-settings'];
const saving = (client: QueryClient): number => client.isMutating({ mutationKey: SAVES });

/** Whether choices are being saved or waiting; the last of them reads again what the server has. */
export const isSavingSettings = (client: QueryClient): boolean => saving(client) > 0;

/**
 * Saves one choice about notices. It shows at once and is taken back when saving fails. Choices are sent in the order in
 * which they were made: a group and one of its kinds write the same settings, and the later choice counts.
 */
export function useSaveSetting<Choice>(params: {
  send: (choice: Choice) => Promise<unknown>;
  changed: (setting: KindSetting, choice: Choice) => KindSetting;
}) {
  const { send, changed } = params;
  const client = useQueryClient();
  const { queryKey } = noticeSettings();
  return useMutation({
    mutationKey: SAVES,
    scope: { id: SAVES.join() },
    mutationFn: send,
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NotificationSettings>(queryKey);
      client.setQueryData<NotificationSettings>(
        queryKey,
        before && { ...before, kinds: before.kinds.map((setting) => changed(setting, choice)) },
      );
      return before;
    },
    onError: (_error, _choice, before) => {
      notice(noticesCopy.settings.failed, { tone: 'danger' });
      // What was shown before lacks the choices that wait behind this one.
      if (before && saving(client) === 1) client.setQueryData(queryKey, before);
    },
    // Reading earlier would hide choices that wait.
    onSettled: () => {
      if (saving(client) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
