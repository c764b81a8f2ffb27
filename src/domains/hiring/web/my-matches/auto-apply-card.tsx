import { useQuery } from '@tanstack/react-query';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { setAutoApply, type getAutoApply } from '#domains/hiring/contract/auto-apply.ts';
import { autoApplyCopy as copy } from './auto-apply.copy.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SwitchField } from '#platform/web/ui/forms/toggles.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { autoApply, saveAutoApply } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';

/** Turns automatic applications on or off, with their limits and how much of them is used. */
export function AutoApplyCard() {
  const state = useQuery(autoApply());
  return (
    <Card>
      <Section title={copy.title}>
        <QueryStates query={state} skeleton={<Skeleton className="h-24" />}>
          {(view) => <Settings key={`${view.dailyCap}-${view.activeCap}`} view={view} />}
        </QueryStates>
      </Section>
    </Card>
  );
}

function Settings({ view }: { view: ResponseOf<typeof getAutoApply> }) {
  const { enabled, dailyCap, activeCap } = view;
  const [daily, setDaily] = useState(String(dailyCap));
  const [active, setActive] = useState(String(activeCap));
  const [fields, setFields] = useState<Record<string, string>>({});
  const switching = useStep(saveAutoApply);
  const limiting = useStep(saveAutoApply, copy.saved);

  // An error belongs to the old value, so typing clears it.
  const typing = (set: (text: string) => void, name: string) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setFields(({ [name]: _over, ...others }) => others);
  };
  const saveLimits = (event: FormEvent) => {
    event.preventDefault();
    const parsed = setAutoApply.body.safeParse({ enabled, dailyCap: Number(daily), activeCap: Number(active) });
    setFields(Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []));
    if (parsed.success) limiting.mutate(parsed.data);
  };

  return (
    <div className="flex flex-col gap-4">
      <SwitchField
        label={copy.label}
        hint={copy.hint}
        checked={enabled}
        disabled={switching.isPending}
        onChange={(next) => switching.mutate({ enabled: next, dailyCap, activeCap })}
      />
      {enabled ? (
        <>
          {view.consentedAt ? (
            <p className="text-sm text-ink-soft">{copy.since(dayOfMoment(view.consentedAt))}</p>
          ) : null}
          <Used label={copy.today(view.appliedToday, dailyCap)} value={view.appliedToday / dailyCap} />
          <Used label={copy.active(view.active, activeCap)} value={view.active / activeCap} />
          <form noValidate onSubmit={saveLimits} className="flex flex-col gap-3">
            <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-1">
              <TextField
                label={copy.daily}
                inputMode="numeric"
                value={daily}
                error={fields['dailyCap']}
                onChange={typing(setDaily, 'dailyCap')}
              />
              <TextField
                label={copy.open}
                inputMode="numeric"
                value={active}
                error={fields['activeCap']}
                onChange={typing(setActive, 'activeCap')}
              />
            </div>
            <Button type="submit" variant="secondary" size="sm" busy={limiting.isPending && copy.saving}>
              {copy.save}
            </Button>
          </form>
        </>
      ) : null}
    </div>
  );
}

function Used({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm">{label}</p>
      <ProgressBar label={label} value={value} isBare />
    </div>
  );
}
