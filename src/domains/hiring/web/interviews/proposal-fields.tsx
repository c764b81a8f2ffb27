import { INTERVIEW_MODES } from '#domains/hiring/contract/interviews/interviews.ts';
import { applicantCopy as copy, interviewCopy as words } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { browserZone } from '#platform/web/page/format.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { momentsOf, noTimes, TimeFields } from './time-fields.tsx';

/** A proposed interview as it is typed. */
export interface Proposal {
  mode: (typeof INTERVIEW_MODES)[number];
  place: string;
  minutes: string;
  times: string[];
}

export const noProposal = (): Proposal => ({ mode: 'video', place: '', minutes: '30', times: noTimes() });

/** What a call sends; the times are in the reader's zone. */
export const asSent = ({ mode, place, minutes, times }: Proposal) => ({
  mode,
  place,
  timeZone: browserZone(),
  durationMinutes: Number(minutes),
  slots: momentsOf(times),
});

interface Props {
  proposal: Proposal;
  /** By the name of the sent field. */
  errors: Readonly<Record<string, string>>;
  onChange: (proposal: Proposal) => void;
}

/** How, where, when and how long. */
export function ProposalFields({ proposal, errors, onChange }: Props) {
  const set = (change: Partial<Proposal>) => onChange({ ...proposal, ...change });
  return (
    <>
      <SelectField
        label={copy.mode}
        value={proposal.mode}
        options={INTERVIEW_MODES.map((value) => ({ value, label: words.modes[value] }))}
        onChange={({ target }) => set({ mode: INTERVIEW_MODES.find((known) => known === target.value) ?? 'video' })}
      />
      <TextField
        label={copy.place}
        hint={copy.placeHint}
        value={proposal.place}
        error={errors['place']}
        onChange={({ target }) => set({ place: target.value })}
      />
      <TimeFields times={proposal.times} label={copy.time} errors={errors} onChange={(times) => set({ times })} />
      <TextField
        label={copy.duration}
        inputMode="numeric"
        value={proposal.minutes}
        error={errors['durationMinutes']}
        onChange={({ target }) => set({ minutes: target.value })}
      />
    </>
  );
}
