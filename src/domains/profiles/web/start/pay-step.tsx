import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { estimateWages, WAGE_SOURCE } from '#domains/jobs/contract/wages.ts';
import { BoundMoney } from '#domains/profiles/web/profile/fields.tsx';
import { preferencesCopy } from '#domains/profiles/web/profile/profile.copy.ts';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { dayOf } from '#kernel/days.ts';
import { JOB_STATES } from '#kernel/vocabulary.ts';
import { money } from '#platform/web/page/format.ts';
import { startCopy as copy } from './start.copy.ts';
import { usePart } from '#domains/profiles/web/short-forms/use-part.ts';

type Values = z.input<typeof profileParts.pay.body>;
/** Three shifts of twelve hours, the usual week. */
const WEEK_HOURS = 36;

/** The lowest pay the person would take, beside what the position pays in the state. */
export function PayStep({ profile, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.pay, {
    payFloorCents: profile.preferences.payFloorCents as Values['payFloorCents'],
  });
  const { control } = step.form;
  const floor = useWatch({ control, name: 'payFloorCents' });
  const weekly = floor ? ` ${preferencesCopy.weekly(money(floor * WEEK_HOURS), WEEK_HOURS)}.` : '';
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundMoney
        control={control}
        name="payFloorCents"
        label={preferencesCopy.floor}
        hint={`${preferencesCopy.floorHint}${weekly}`}
      />
      <MarketRange profile={profile} />
    </StepFrame>
  );
}

function MarketRange({ profile }: { profile: CandidateProfileView }) {
  const { position } = profile.role;
  if (!position) return null;
  const state = JOB_STATES.find((known) => known === profile.about.state) ?? 'MO';
  const { hourlyCents } = estimateWages(position, state, dayOf(new Date()));
  const [low, middle, high] = [hourlyCents[10], hourlyCents[50], hourlyCents[90]];
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4" aria-label={copy.market}>
      <h3 className="text-base font-semibold">{copy.marketOf(position, state)}</h3>
      <dl className="grid grid-cols-3 tabular">
        <Figure label={copy.low} cents={low} />
        <Figure label={copy.middle} cents={middle} />
        <Figure label={copy.high} cents={high} />
      </dl>
      <p className="text-sm text-ink-soft">{copy.marketSource(WAGE_SOURCE.period)}</p>
    </section>
  );
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex flex-col-reverse not-first:text-center last:text-right">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{money(Math.round(cents / 50) * 50)}</dd>
    </div>
  );
}
