import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import {
  saveKindSetting,
  type KindSetting,
  type NotificationSettings,
} from '#domains/messaging/contract/notifications.ts';
import { noticesCopy } from './notifications.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { noticeSettings } from './notifications.queries.ts';

const copy = noticesCopy.settings;

/** One row per kind of notice. A change shows immediately and is undone when saving fails. */
export function KindSettings({ kinds }: { kinds: readonly KindSetting[] }) {
  return (
    <ul className="divide-y divide-line">
      {kinds.map((setting) => (
        <KindRow key={setting.kind} setting={setting} />
      ))}
    </ul>
  );
}

function KindRow({ setting }: { setting: KindSetting }) {
  const { kind, label, hint, inApp, email, digest, isFixed } = setting;
  const labelId = useId();
  const save = useSaveKind(kind);
  return (
    <li>
      <fieldset aria-labelledby={labelId} className="flex flex-col gap-1 py-3">
        <p id={labelId} className="font-medium">
          {label}
        </p>
        <p className="text-sm text-ink-soft">{isFixed ? copy.fixed : hint}</p>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            label={copy.inApp}
            checked={inApp}
            disabled={isFixed}
            onChange={(next) => save.mutate({ inApp: next, email, digest })}
          />
          <Checkbox
            label={copy.email}
            checked={email}
            disabled={isFixed}
            onChange={(next) => save.mutate({ inApp, email: next, digest })}
          />
          {!isFixed && (
            <Checkbox
              label={copy.digest}
              checked={email && digest}
              disabled={!email}
              onChange={(next) => save.mutate({ inApp, email, digest: next })}
            />
          )}
        </div>
      </fieldset>
    </li>
  );
}

type Channels = Pick<KindSetting, 'inApp' | 'email' | 'digest'>;

function useSaveKind(kind: KindSetting['kind']) {
  const client = useQueryClient();
  const { queryKey } = noticeSettings();
  const put = (channels: Channels) =>
    client.setQueryData<NotificationSettings>(
      queryKey,
      (settings) =>
        settings && {
          ...settings,
          kinds: settings.kinds.map((one) => (one.kind === kind ? { ...one, ...channels } : one)),
        },
    );
  return useMutation({
    mutationFn: (body: Channels) => call(saveKindSetting, { params: { kind }, body }),
    onMutate: async (channels) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NotificationSettings>(queryKey)?.kinds.find((one) => one.kind === kind);
      put(channels);
      return before;
    },
    onError: (_error, _channels, before) => {
      if (before) put(before);
      notice(copy.failed, { tone: 'danger' });
    },
  });
}
