import {
  DECLINE_AUDIENCES,
  DECLINE_NOTE_MAX,
  DECLINE_REASONS,
  DECLINE_SENTENCES,
  declineText,
  ENDED_NEWS,
  type DeclineAudience,
  type DeclineReason,
} from '#domains/hiring/contract/decline-reasons.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { declineCopy as copy } from './decline.copy.ts';

interface DeclineDraft {
  reason: DeclineReason | null;
  audience: DeclineAudience;
  /** Apart, so that what was written for the team is never sent to the candidate. */
  notes: Record<DeclineAudience, string>;
}
export const NO_DECLINE: DeclineDraft = { reason: null, audience: 'candidate', notes: { candidate: '', team: '' } };

/** What is sent; throws at the field while no reason is chosen. */
export function declineIn({ reason, audience, notes }: DeclineDraft) {
  if (!reason) throw new ApiError(422, 'INVALID_INPUT', copy.missing, { fields: { reason: copy.missing } });
  return { reason, audience, note: notes[audience] };
}

interface Props {
  draft: DeclineDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: DeclineDraft) => void;
  /** Who reads the reason, and of which job. */
  reader: { name: string; jobTitle: string };
}

/** The reason of a decline, who reads it, and what the candidate will read. */
export function DeclineFields({ draft, errors, onChange, reader }: Props) {
  const { reason, audience, notes } = draft;
  const set = (change: Partial<DeclineDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <SelectField
        label={copy.reason}
        placeholder={copy.chooseReason}
        value={reason ?? ''}
        error={errors['reason']}
        options={DECLINE_REASONS.map((value) => ({ value, label: DECLINE_SENTENCES[value] }))}
        onChange={({ target }) => set({ reason: DECLINE_REASONS.find((known) => known === target.value) ?? null })}
      />
      <RadioCards
        legend={copy.audience}
        options={DECLINE_AUDIENCES.map((value) => ({ value, label: copy.audiences[value] }))}
        value={audience}
        onChange={(next) => set({ audience: next })}
      />
      <TextArea
        label={copy.notes[audience]}
        isOptional
        rows={2}
        maxLength={DECLINE_NOTE_MAX}
        value={notes[audience]}
        error={errors['note']}
        onChange={({ target }) => set({ notes: { ...notes, [audience]: target.value } })}
      />
      <CandidateReads
        {...reader}
        reason={audience === 'candidate' && reason ? declineText(reason, notes.candidate.trim() || null) : null}
      />
    </>
  );
}

/** The news as the candidate will read it. */
function CandidateReads({ name, jobTitle, reason }: { name: string; jobTitle: string; reason: string | null }) {
  return (
    <section className="rounded-control border border-line bg-paper p-4 text-sm">
      <h3 className="font-semibold">{copy.reads(name)}</h3>
      <p className="mt-2 font-medium">{ENDED_NEWS.title}</p>
      <p className="wrap-anywhere">{ENDED_NEWS.body(jobTitle)}</p>
      {reason && <p className="wrap-anywhere">{copy.because(reason)}</p>}
    </section>
  );
}
