import { useQuery } from '@tanstack/react-query';
import type { getAutoApply } from '#domains/hiring/contract/applications/auto-apply.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SwitchField } from '#platform/web/ui/forms/toggles.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { autoApplyCopy as copy } from './auto-apply.copy.ts';
import { autoApply, resume, saveAutoApply, SHOWN_IN_PROFILE } from './auto-apply.queries.ts';
import { LimitsForm } from './limits-form.tsx';

/** Turns automatic applications on or off, with their limits and how much of them is used. */
export function AutoApplyCard() {
  const state = useQuery(autoApply());
  return (
    <Card>
      <Section title={copy.title}>
        <QueryStates query={state} skeleton={<Skeleton className="h-24" />}>
          {(view) => <Settings view={view} />}
        </QueryStates>
      </Section>
    </Card>
  );
}

function Settings({ view }: { view: ResponseOf<typeof getAutoApply> }) {
  const { enabled, dailyCap, activeCap, minScore, pausedAt } = view;
  const switching = useStep(saveAutoApply, undefined, SHOWN_IN_PROFILE);
  const resuming = useStep(resume);
  return (
    <div className="flex flex-col gap-4">
      <SwitchField
        label={copy.label}
        hint={copy.hint}
        checked={enabled}
        disabled={switching.isPending}
        onChange={(next) => switching.mutate({ enabled: next })}
      />
      {enabled ? (
        <>
          {pausedAt ? (
            <Banner tone="warn" title={copy.paused(dayOfMoment(pausedAt))}>
              <div className="flex flex-col items-start gap-3">
                <p>{copy.pausedBody}</p>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={resuming.isPending && copy.resuming}
                  onClick={() => resuming.mutate(undefined)}
                >
                  {copy.resume}
                </Button>
              </div>
            </Banner>
          ) : view.consentedAt ? (
            <p className="text-sm text-ink-soft">{copy.since(dayOfMoment(view.consentedAt))}</p>
          ) : null}
          <Used label={copy.today(view.appliedToday, dailyCap)} value={view.appliedToday / dailyCap} />
          <Used label={copy.active(view.active, activeCap)} value={view.active / activeCap} />
          <LimitsForm key={`${dailyCap}-${activeCap}-${minScore}`} limits={{ dailyCap, activeCap, minScore }} />
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
