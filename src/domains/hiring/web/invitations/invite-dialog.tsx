import { useQuery, useQueryClient } from '@tanstack/react-query';
import { INVITATION_MESSAGE_MAX } from '#domains/hiring/contract/invitations/invitations.ts';
import { placeholdersIn, unfilled } from '#domains/hiring/contract/offers/placeholders.ts';
import { interviewersFor, refreshApplicants } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { InterviewerFields } from '#domains/hiring/web/applicants/interviewer-fields.tsx';
import { fieldsWithin } from '#domains/hiring/web/applicants/step-dialog.tsx';
import { asSent, noProposal, ProposalFields } from '#domains/hiring/web/interviews/proposal-fields.tsx';
import { templatesCopy } from '#domains/hiring/web/message-templates/message-templates.copy.ts';
import { TemplatePicker } from '#domains/hiring/web/message-templates/template-picker.tsx';
import { statedPay } from '#domains/jobs/contract/pay-units.ts';
import type { BookingRule } from '#domains/hiring/contract/self-scheduling/booking.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { zoneName } from '#platform/web/page/format.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { inviteCopy as copy } from './invitations.copy.ts';
import { invite, jobToInviteTo } from './invitations.queries.ts';

export interface Invitee {
  /** The application's ID. */
  id: string;
  /** The pseudonym, unless another job disclosed the name. */
  name: string;
  isNamed: boolean;
}

interface Props {
  jobId: string;
  invitee: Invitee;
  onClose: () => void;
}

type Way = 'none' | 'open' | 'typed';

const EMPTY = {
  message: '',
  way: 'none' as Way,
  proposal: noProposal(),
  interviewerIds: [] as string[],
  rule: 'all' as BookingRule,
};

/** The message of an invitation, kept over a reload and a refusal, beside what the person will see of the job. */
export function InviteDialog({ jobId, invitee: { id, name, isNamed }, onClose }: Props) {
  const job = useQuery(jobToInviteTo(jobId)).data;
  const client = useQueryClient();
  const [draft, setDraft, dropDraft] = useDraftState(`invite-${id}`, EMPTY);
  const interviewers = useQuery(interviewersFor(id)).data?.items ?? [];
  const way = draft.way === 'open' && interviewers.length === 0 ? 'none' : draft.way;
  const kept = draft.interviewerIds.filter((one) => interviewers.some(({ userId }) => userId === one));
  // The member who invites is selected until they choose others.
  const interviewerIds = kept.length > 0 ? kept : interviewers.filter(({ isMe }) => isMe).map(({ userId }) => userId);
  const run = async () => {
    try {
      await invite(id, {
        message: draft.message,
        interview: way === 'typed' ? asSent(draft.proposal) : null,
        openTimes: way === 'open' ? { interviewerIds, rule: draft.rule } : null,
      });
      dropDraft();
    } finally {
      // Also after a refusal: a colleague may have been faster, or the job is filled.
      await refreshApplicants(client);
    }
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, onClose);
  const left = INVITATION_MESSAGE_MAX - draft.message.trim().length;
  const toFill = blockedBy(draft.message);
  return (
    <FormDialog
      title={copy.invite}
      description={isNamed ? copy.leadKnown(name) : copy.lead(name)}
      labels={{ confirm: copy.send, busy: copy.sending, cancel: copy.cancel }}
      opensAt="textarea"
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <div>
        <p className="text-sm text-ink-soft">{copy.sees}</p>
        {job && <p className="font-semibold">{`${job.draft.title}, ${job.organizationName}`}</p>}
        {job && <p className="tabular text-sm">{offerLine(job)}</p>}
      </div>
      <TemplatePicker applicationId={id} text={draft.message} onChoose={(message) => setDraft({ ...draft, message })} />
      <TextArea
        label={copy.message}
        isOptional
        hint={copy.hint}
        error={toFill ?? fields['message'] ?? (left < 0 ? copy.tooLong(-left) : undefined)}
        value={draft.message}
        onChange={({ target }) => setDraft({ ...draft, message: target.value })}
      />
      <RadioCards
        legend={copy.times}
        options={copy.ways(zoneName()).filter(({ value }) => value !== 'open' || interviewers.length > 0)}
        value={way}
        columns={1}
        onChange={(next) => setDraft({ ...draft, way: next })}
      />
      {way === 'open' && (
        <InterviewerFields
          interviewers={interviewers}
          chosen={interviewerIds}
          rule={draft.rule}
          error={fields['openTimes.interviewerIds']}
          onChange={(change) => setDraft({ ...draft, interviewerIds, ...change })}
        />
      )}
      {way === 'typed' && (
        <ProposalFields
          proposal={draft.proposal}
          errors={fieldsWithin('interview', fields)}
          onChange={(proposal) => setDraft({ ...draft, proposal })}
        />
      )}
    </FormDialog>
  );
}

/** Before a yes, nothing fills the name. */
const blockedBy = (message: string): string | undefined =>
  placeholdersIn(message).includes('candidate first name')
    ? templatesCopy.nameUnknown
    : (unfilled(message) ?? undefined);

/** `$38 to $44 an hour · Nights · 3 × 12 · Full time` */
function offerLine({
  draft: { payUnit, payMinCents: min, payMaxCents: max, shift, shiftPattern, employmentType },
}: JobView): string {
  return [
    min && max ? statedPay({ payUnit, min, max }) : null,
    shift && SHIFT_LABELS[shift],
    shiftPattern && SHIFT_PATTERN_LABELS[shiftPattern],
    employmentType && EMPLOYMENT_TYPE_LABELS[employmentType],
  ]
    .filter(Boolean)
    .join(' · ');
}
