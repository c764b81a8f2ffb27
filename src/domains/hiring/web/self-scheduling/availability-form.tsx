import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { saveAvailability, type MyAvailability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { moment } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { SwitchField } from '#platform/web/ui/forms/toggles.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { keepAvailability, myAvailability } from './availability.queries.ts';
import { OtherDays } from './other-days.tsx';
import { InterviewRules } from './interview-rules.tsx';
import { asAvailability, typed } from './typed-availability.ts';
import { WeeklyHours } from './weekly-hours.tsx';

/**
 * When a member can interview. What is typed survives a reload, unless something else was saved since, on another
 * device for example; errors appear at their fields, all at once.
 */
export function AvailabilityForm({ saved }: { saved: MyAvailability }) {
  const start = typed(saved);
  const [draft, setDraft, dropDraft] = useDraftState('availability', { entered: start, over: start });
  const [isTyping, setTyping] = useState(false);
  const entered = isTyping || JSON.stringify(draft.over) === JSON.stringify(start) ? draft.entered : start;
  const [local, setLocal] = useState<Readonly<Record<string, string>>>({});
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: keepAvailability,
    onSuccess: (answer) => {
      dropDraft();
      client.setQueryData(myAvailability().queryKey, answer);
      notice(copy.saved, { tone: 'ok' });
    },
  });
  const refusal = saving.error instanceof ApiError ? saving.error : null;
  const errors = { ...refusal?.fields, ...local };
  const change = (next: Partial<typeof entered>) => {
    setTyping(true);
    setDraft({ entered: { ...entered, ...next }, over: start });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = event.currentTarget;
    const parsed = saveAvailability.body.safeParse(asAvailability(entered));
    const found = parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message] as const) ?? [];
    setLocal(Object.fromEntries(found));
    if (parsed.success) saving.mutate(parsed.data);
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-10">
      <FormError refusal={refusal} />
      <div className="flex flex-col gap-4">
        <OpenNow saved={saved} />
        <SwitchField
          label={copy.isOn}
          hint={copy.isOnHint}
          checked={entered.isOn}
          onChange={(isOn) => change({ isOn })}
        />
      </div>
      <Section title={copy.hours} hint={copy.hoursHint} isBeside>
        <WeeklyHours entered={entered} errors={errors} onChange={change} />
      </Section>
      <Section title={copy.other} hint={copy.otherHint} isBeside>
        <OtherDays exceptions={entered.exceptions} errors={errors} onChange={(exceptions) => change({ exceptions })} />
      </Section>
      <Section title={copy.rules} isBeside>
        <InterviewRules entered={entered} errors={errors} hasVideoRooms={saved.hasVideoRooms} onChange={change} />
      </Section>
      <div>
        <Button type="submit" busy={saving.isPending && copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

/** What a candidate would see by what is saved. */
function OpenNow({ saved: { availability, open } }: { saved: MyAvailability }) {
  if (!availability) return null;
  if (!availability.isOn) return <Banner>{copy.off}</Banner>;
  if (open.first === null) return <Banner tone="warn">{copy.noneOpen}</Banner>;
  return <Banner tone="ok">{copy.open(open.count, moment(open.first, availability.timeZone))}</Banner>;
}
