import { saveGroupSetting, type KindSetting } from '#domains/messaging/contract/notifications.ts';
import { NOTICE_GROUPS, type NoticeGroup } from '#platform/contract/notice-groups.ts';
import { call } from '#platform/web/api/api.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { CHOICES, choiceOf, isUsual } from './channel-choice.ts';
import { KindSettings } from './kind-settings.tsx';
import { noticesCopy } from './notifications.copy.ts';
import { useSaveSetting } from './use-save-setting.ts';

const copy = noticesCopy.settings;

/** One choice for each group of notices; its kinds can be set one by one below it. */
export function GroupSettings({ kinds }: { kinds: readonly KindSetting[] }) {
  const labels: Readonly<Record<NoticeGroup, string>> = {
    ...copy.groups,
    ...(useAccountState()?.role === 'employer' ? copy.employerGroups : {}),
  };
  const groups = NOTICE_GROUPS.map((group) => ({ group, own: kinds.filter((kind) => kind.group === group) }));
  return (
    <ul className="divide-y divide-line">
      {groups.map(({ group, own }) =>
        own.length === 0 ? null : <GroupRow key={group} group={group} label={labels[group]} kinds={own} />,
      )}
    </ul>
  );
}

function GroupRow({ group, label, kinds }: { group: NoticeGroup; label: string; kinds: readonly KindSetting[] }) {
  const save = useSaveSetting({
    send: (choice: keyof typeof CHOICES | 'usual') =>
      call(saveGroupSetting, {
        params: { group },
        body: { channels: choice === 'usual' ? 'usual' : CHOICES[choice] },
      }),
    changed: (setting, choice) =>
      setting.group === group && !setting.isFixed
        ? { ...setting, ...(choice === 'usual' ? setting.usual : CHOICES[choice]) }
        : setting,
  });
  const free = kinds.filter(({ isFixed }) => !isFixed);
  // Where the usual channels differ from kind to kind, they are a choice of their own.
  const hasUsual = choiceOf(free.map(({ usual }) => usual)) === null;
  const chosen = hasUsual && isUsual(free) ? 'usual' : (choiceOf(free) ?? 'custom');
  const names = [
    ...(hasUsual ? (['usual'] as const) : []),
    ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]),
    ...(chosen === 'custom' ? (['custom'] as const) : []),
  ];
  return (
    <li className="grid gap-2 py-4">
      {free.length === 0 ? (
        <p className="font-medium">{label}</p>
      ) : (
        <SelectField
          label={label}
          value={chosen}
          hint={chosen === 'usual' ? copy.usualHint(labelsOf(free.filter(({ usual }) => usual.digest))) : undefined}
          options={names.map((value) => ({ value, label: copy.choices[value] }))}
          onChange={({ target }) => {
            const choice = names.find((name) => name === target.value);
            if (choice && choice !== 'custom') save.mutate(choice);
          }}
        />
      )}
      {free.length < kinds.length && <p className="text-sm text-ink-soft">{copy.securityStays}</p>}
      {free.length > 0 && (
        <details>
          <summary className="inline-flex target cursor-pointer items-center font-semibold text-link">
            {copy.customize}
            <span className="sr-only">: {label}</span>
          </summary>
          <KindSettings kinds={kinds} />
        </details>
      )}
    </li>
  );
}

const labelsOf = (kinds: readonly KindSetting[]): string =>
  new Intl.ListFormat('en-US').format(kinds.map(({ label }) => label));
