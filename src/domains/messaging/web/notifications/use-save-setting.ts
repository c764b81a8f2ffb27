import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KindSetting, NotificationSettings } from '#domains/messaging/contract/notifications.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { noticesCopy } from './notifications.copy.ts';
import { noticeSettings } from './notifications.queries.ts';

const SAVES = ['save-notification-settings'];

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
    onError: async (_error, _choice, before) => {
      notice(noticesCopy.settings.failed, { tone: 'danger' });
      if (before) client.setQueryData(queryKey, before);
      // Later choices may be saved or waiting: the last of them shows what the server has.
      if (client.isMutating({ mutationKey: SAVES }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
}
