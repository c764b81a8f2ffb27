import { useState, type ReactNode } from 'react';
import { declineApplicant, type ApplicantDetail } from '#shared/contracts/applications.ts';
import { counterInterview, INTERVIEW_MODES, proposeInterview } from '#shared/contracts/interviews.ts';
import { sendOffer } from '#shared/contracts/offers.ts';
import { DECLINE_REASONS, DECLINE_SENTENCES, type DeclineReason } from '#shared/kernel/decline-reasons.ts';
import { applicantCopy as copy } from '#web/copy/employer.ts';
import { call, type ApiError } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoneyField, SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { momentsOf, noTimes, TimeFields } from '#web/ui/time-fields.tsx';
import { useStep } from './use-step.ts';

interface StepDialogProps {
  title: string;
  lead: string;
  confirm: string;
  step: ReturnType<typeof useStep<void>>;
  onClose: () => void;
  children: ReactNode;
}

/** A step that needs words or numbers. What was typed stays when the server refuses. */
function StepDialog({ title, lead, confirm, step, onClose, children }: StepDialogProps) {
  const failure = step.error as ApiError | null;
  return (
    <Dialog title={title} description={lead} isOpen onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          step.mutate(undefined, { onSuccess: onClose });
        }}
      >
        {failure && Object.keys(failure.fields).length === 0 && <Banner tone="danger">{failure.message}</Banner>}
        {children}
        <Button type="submit" busy={step.isPending && copy.sending}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}

const fieldsOf = (error: Error | null): Readonly<Record<string, string>> => (error as ApiError | null)?.fields ?? {};

export function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState<DeclineReason>('experience');
  const [note, setNote] = useState('');
  const step = useStep(() => call(declineApplicant, { params: { id }, body: { reason, note } }));
  return (
    <StepDialog title={copy.declineTitle} lead={copy.declineLead} confirm={copy.decline} step={step} onClose={onClose}>
      <SelectField
        label={copy.reason}
        value={reason}
        options={DECLINE_REASONS.map((value) => ({ value, label: DECLINE_SENTENCES[value] }))}
        onChange={({ target }) => setReason(DECLINE_REASONS.find((known) => known === target.value) ?? 'other')}
      />
      <TextArea label={copy.note} isOptional value={note} onChange={({ target }) => setNote(target.value)} />
    </StepDialog>
  );
}

const MODE_WORDS = { video: 'Video call', phone: 'Phone call', in_person: 'In person' } as const;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function ProposeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [mode, setMode] = useState<(typeof INTERVIEW_MODES)[number]>('video');
  const [place, setPlace] = useState('');
  const [minutes, setMinutes] = useState('30');
  const [message, setMessage] = useState('');
  const [times, setTimes] = useState(noTimes);
  const step = useStep(() =>
    call(proposeInterview, {
      params: { id },
      body: { mode, place, timeZone: ownZone(), durationMinutes: Number(minutes), message, slots: momentsOf(times) },
    }),
  );
  const fields = fieldsOf(step.error);
  return (
    <StepDialog title={copy.propose} lead={copy.proposeLead} confirm={copy.send} step={step} onClose={onClose}>
      <SelectField
        label={copy.mode}
        value={mode}
        options={INTERVIEW_MODES.map((value) => ({ value, label: MODE_WORDS[value] }))}
        onChange={({ target }) => setMode(INTERVIEW_MODES.find((known) => known === target.value) ?? 'video')}
      />
      <TextField
        label={copy.place}
        hint={copy.placeHint}
        value={place}
        error={fields['place']}
        onChange={({ target }) => setPlace(target.value)}
      />
      <TimeFields times={times} label={copy.time} error={fields['slots']} onChange={setTimes} />
      <TextField
        label={copy.duration}
        inputMode="numeric"
        value={minutes}
        error={fields['durationMinutes']}
        onChange={({ target }) => setMinutes(target.value)}
      />
      <TextArea
        label={copy.message}
        isOptional
        value={message}
        error={fields['message']}
        onChange={({ target }) => setMessage(target.value)}
      />
    </StepDialog>
  );
}

export function CounterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [times, setTimes] = useState(noTimes);
  const [message, setMessage] = useState('');
  const step = useStep(() => call(counterInterview, { params: { id }, body: { slots: momentsOf(times), message } }));
  return (
    <StepDialog title={copy.other} lead={copy.proposeLead} confirm={copy.send} step={step} onClose={onClose}>
      <TimeFields times={times} label={copy.time} error={fieldsOf(step.error)['slots']} onChange={setTimes} />
      <TextArea label={copy.message} isOptional value={message} onChange={({ target }) => setMessage(target.value)} />
    </StepDialog>
  );
}

interface OfferTerms {
  payCents: number | null;
  employmentType: Parameters<typeof call<typeof sendOffer>>[1]['body']['employmentType'];
  shift: Parameters<typeof call<typeof sendOffer>>[1]['body']['shift'];
  shiftPattern: Parameters<typeof call<typeof sendOffer>>[1]['body']['shiftPattern'];
  startDate: string | null;
}

export function OfferDialog({
  applicant,
  terms,
  onClose,
}: {
  applicant: ApplicantDetail;
  terms: OfferTerms;
  onClose: () => void;
}) {
  const [pay, setPay] = useState(terms.payCents);
  const [startDate, setStart] = useState(terms.startDate ?? '');
  const [expires, setExpires] = useState('');
  const [message, setMessage] = useState('');
  const { employmentType, shift, shiftPattern } = terms;
  const step = useStep(() =>
    call(sendOffer, {
      params: { id: applicant.id },
      body: {
        payCents: pay ?? 0,
        employmentType,
        shift,
        shiftPattern,
        startDate,
        // Until the end of the named day, where the reader is.
        expiresAt: expires ? new Date(`${expires}T23:59:00`).toISOString() : '',
        message,
      },
    }),
  );
  const fields = fieldsOf(step.error);
  return (
    <StepDialog title={copy.offer} lead={copy.offerLead} confirm={copy.offer} step={step} onClose={onClose}>
      <MoneyField label={copy.pay} value={pay} error={fields['payCents']} onChange={setPay} />
      <TextField
        label={copy.start}
        type="date"
        value={startDate}
        error={fields['startDate']}
        onChange={({ target }) => setStart(target.value)}
      />
      <TextField
        label={copy.expires}
        type="date"
        value={expires}
        error={fields['expiresAt']}
        onChange={({ target }) => setExpires(target.value)}
      />
      <TextArea label={copy.message} isOptional value={message} onChange={({ target }) => setMessage(target.value)} />
    </StepDialog>
  );
}
