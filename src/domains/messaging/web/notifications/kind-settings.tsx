import { useId } from 'react';
import { saveKindSetting, type KindSetting } from '#domains/messaging/contract/notifications.ts';
import { noticesCopy } from './notifications.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { useSaveSetting } from './use-save-setting.ts';

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
  const save = useSaveSetting({
    send: (body: Partial<Pick<KindSetting, 'inApp' | 'email' | 'digest'>>) =>
      call(saveKindSetting, { params: { kind }, body }),
    changed: (one, channels) => (one.kind === kind ? { ...one, ...channels } : one),
  });
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
            onChange={(next) => save.mutate({ inApp: next })}
          />
          <Checkbox
            label={copy.email}
            checked={email}
            disabled={isFixed}
            onChange={(next) => save.mutate({ email: next })}
          />
          {!isFixed && (
            <Checkbox
              label={copy.digest}
              checked={email && digest}
              disabled={!email}
              onChange={(next) => save.mutate({ digest: next })}
            />
          )}
        </div>
      </fieldset>
    </li>
  );
}
