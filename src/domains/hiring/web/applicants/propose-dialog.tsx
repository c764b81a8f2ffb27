import { INTERVIEW_MODES, proposeInterview } from '#domains/hiring/contract/interviews.ts';
import { applicantCopy as copy, interviewCopy as words } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { browserZone, zoneName } from '#platform/web/page/format.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { momentsOf, noTimes, TimeFields } from '#domains/hiring/web/interviews/time-fields.tsx';
import { fieldsOf, StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

const NO_INTERVIEW: {
  mode: (typeof INTERVIEW_MODES)[number];
  place: string;
  minutes: string;
  message: string;
  times: string[];
} = { mode: 'video', place: '', minutes: '30', message: '', times: noTimes() };

export function ProposeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [draft, setDraft, dropDraft] = useDraftState(`interview-${id}`, NO_INTERVIEW);
  const { mode, place, minutes, message, times } = draft;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const step = useStep(() =>
    call(proposeInterview, {
      params: { id },
      body: {
        mode,
        place,
        timeZone: browserZone(),
        durationMinutes: Number(minutes),
        message,
        slots: momentsOf(times),
      },
    }).then(dropDraft),
  );
  const fields = fieldsOf(step.error);
  return (
    <StepDialog
      title={copy.propose}
      lead={words.timesLead(zoneName())}
      confirm={copy.send}
      step={step}
      onClose={onClose}
    >
      <SelectField
        label={copy.mode}
        value={mode}
        options={INTERVIEW_MODES.map((value) => ({ value, label: words.modes[value] }))}
        onChange={({ target }) => set({ mode: INTERVIEW_MODES.find((known) => known === target.value) ?? 'video' })}
      />
      <TextField
        label={copy.place}
        hint={copy.placeHint}
        value={place}
        error={fields['place']}
        onChange={({ target }) => set({ place: target.value })}
      />
      <TimeFields times={times} label={copy.time} errors={fields} onChange={(next) => set({ times: next })} />
      <TextField
        label={copy.duration}
        inputMode="numeric"
        value={minutes}
        error={fields['durationMinutes']}
        onChange={({ target }) => set({ minutes: target.value })}
      />
      <TextArea
        label={copy.message}
        isOptional
        value={message}
        error={fields['message']}
        onChange={({ target }) => set({ message: target.value })}
      />
    </StepDialog>
  );
}
