import { useQueryClient } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { preferencesBody, savePreferences } from '#domains/profiles/contract/candidates.ts';
import { SHIFT_PATTERNS, WEEKLY_HOURS, type ShiftPattern } from '#kernel/vocabulary.ts';
import { preferencesCopy as copy } from './profile.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { money } from '#platform/web/page/format.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { BlockedEmployers } from './blocked-employers.tsx';
import { EMPLOYMENT_CHOICES, PATTERN_CHOICES, SHIFT_CHOICES, STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { BoundChips, BoundDate, BoundNumber, BoundYesNo, BoundMoney, BoundCheckbox } from './fields.tsx';
import { Columns } from './columns.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

/** The key of what the dashboard shows, plans and limits among it. */
const JOBS_KEY = ['my-jobs'];

type Values = z.input<typeof preferencesBody>;
type Preferences = Control<Values, unknown, z.output<typeof preferencesBody>>;

/** Pay, schedule, distance and auto-apply. */
export function PreferencesForm({ profile, actions, onSaved }: StepProps) {
  const client = useQueryClient();
  const step = useStepForm({
    name: 'preferences',
    schema: preferencesBody,
    // Unanswered fields are invalid until answered; the schema reports them.
    values: profile.preferences as Values,
    send: async (body) => {
      const saved = await call(savePreferences, { body });
      void client.invalidateQueries({ queryKey: JOBS_KEY });
      return saved;
    },
  });
  const { control } = step.form;
  const [willRelocate, autoApply] = useWatch({ control, name: ['willRelocate', 'autoApply'] });
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <PaySection control={control} />
      <BoundChips control={control} name="employmentTypes" label={copy.employmentTypes} choices={EMPLOYMENT_CHOICES} />
      <BoundChips control={control} name="shifts" label={copy.shifts} choices={SHIFT_CHOICES} />
      <BoundChips control={control} name="shiftPatterns" label={copy.patterns} choices={PATTERN_CHOICES} />
      <Section title={copy.distance}>
        <BoundNumber control={control} name="radiusMiles" label={copy.radius} hint={copy.radiusHint} />
        <BoundCheckbox control={control} name="willRelocate" label={copy.relocate} />
        {willRelocate ? (
          <BoundChips control={control} name="relocateStates" label={copy.relocateStates} choices={STATE_CHOICES} />
        ) : null}
      </Section>
      <BoundDate control={control} name="earliestStart" label={copy.start} />
      <BoundYesNo control={control} name="workAuthorized" label={copy.authorization} yes={copy.yes} no={copy.no} />
      <BoundCheckbox control={control} name="needsSponsorship" label={copy.sponsorship} />
      <Section title={copy.autoTitle} hint={copy.autoBody}>
        <BoundCheckbox control={control} name="autoApply" label={copy.autoSwitch} hint={copy.autoConsent} />
        {autoApply ? (
          <Columns>
            <BoundNumber control={control} name="autoApplyDailyCap" label={copy.dailyCap} />
            <BoundNumber control={control} name="autoApplyActiveCap" label={copy.activeCap} />
          </Columns>
        ) : null}
      </Section>
      <BlockedEmployers blocked={profile.blocked} />
    </StepFrame>
  );
}

/** Hourly pay and its weekly amount for the chosen shift patterns. */
function PaySection({ control }: { control: Preferences }) {
  const [floor, target, patterns] = useWatch({ control, name: ['payFloorCents', 'payTargetCents', 'shiftPatterns'] });
  const weekly = (cents: number | null | undefined) =>
    hoursOf(patterns).map((hours) => copy.weekly(money((cents ?? 0) * hours), hours));
  const hint = (words: string, cents: number | null | undefined) =>
    [words, ...(cents ? [weekly(cents).join('. ')] : [])].join(' ');
  return (
    <Section title={copy.pay}>
      <Columns>
        <BoundMoney control={control} name="payFloorCents" label={copy.floor} hint={hint(copy.floorHint, floor)} />
        <BoundMoney control={control} name="payTargetCents" label={copy.target} hint={hint(copy.targetHint, target)} />
      </Columns>
    </Section>
  );
}

const hoursOf = (patterns: readonly ShiftPattern[] | undefined): number[] => [
  ...new Set((patterns?.length ? patterns : SHIFT_PATTERNS.slice(0, 1)).map((pattern) => WEEKLY_HOURS[pattern])),
];
