import { useQueryClient } from '@tanstack/react-query';
import { declineApplicant, type ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import {
  DECLINE_AUDIENCES,
  DECLINE_REASONS,
  DECLINE_SENTENCES,
  declineText,
  ENDED_NEWS,
  type DeclineAudience,
  type DeclineReason,
} from '#domains/hiring/contract/decline-reasons.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { refreshApplicants } from './applicants.queries.ts';
import { declineCopy as copy } from './decline.copy.ts';

interface Draft {
  reason: DeclineReason | null;
  audience: DeclineAudience;
  /** Apart, so that what was written for the team is never sent to the candidate. */
  notes: Record<DeclineAudience, string>;
}
const NOTHING: Draft = { reason: null, audience: 'candidate', notes: { candidate: '', team: '' } };

const missingReason = () => new ApiError(422, 'INVALID_INPUT', copy.missing, { fields: { reason: copy.missing } });

interface Props {
  applicant: ApplicantDetail;
  jobTitle: string;
  /** Where the focus goes afterward. */
  returnsTo: string;
  onDeclined: () => void;
  onClose: () => void;
}

/** Declines with a reason that the candidate or only the team reads, and shows what the candidate will read. */
export function DeclineDialog({ applicant, jobTitle, returnsTo, onDeclined, onClose }: Props) {
  const { id, name, interviews, offers } = applicant;
  const client = useQueryClient();
  const [draft, setDraft, dropDraft] = useDraftState(`decline-${id}`, NOTHING);
  const { reason, audience, notes } = draft;
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    try {
      if (!reason) throw missingReason();
      await call(declineApplicant, { params: { id }, body: { reason, audience, note: notes[audience] } });
      dropDraft();
    } finally {
      void refreshApplicants(client);
    }
  }, onDeclined);
  return (
    <FormDialog
      title={copy.title}
      description={copy.lead(
        interviews.filter(({ status }) => OPEN_INTERVIEWS.some((open) => open === status)).length,
        offers.filter(({ status }) => status === 'sent').length,
      )}
      labels={copy}
      isDangerous
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      returnsTo={returnsTo}
      onClose={onClose}
    >
      <SelectField
        label={copy.reason}
        placeholder={copy.chooseReason}
        value={reason ?? ''}
        error={fields['reason']}
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
        value={notes[audience]}
        error={fields['note']}
        onChange={({ target }) => set({ notes: { ...notes, [audience]: target.value } })}
      />
      <CandidateReads
        name={name}
        jobTitle={jobTitle}
        reason={audience === 'candidate' && reason ? declineText(reason, notes.candidate.trim() || null) : null}
      />
    </FormDialog>
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
