import { useState } from 'react';
import {
  acceptInterview,
  cancelInterview,
  invitationPath,
  recordOutcome,
  type InterviewView,
} from '#shared/contracts/interviews.ts';
import { letterPath, rescindOffer, type OfferView } from '#shared/contracts/offers.ts';
import { applicantCopy as copy } from '#web/copy/employer.ts';
import { call } from '#web/lib/api.ts';
import { day, hourly, moment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { CounterDialog } from './step-dialogs.tsx';
import { useStep } from './use-step.ts';

const OUTCOMES = ['advance', 'decline', 'undecided', 'no_show'] as const;

/** An interview as the employer sees it, with what can be done now. */
export function InterviewCard({ interview }: { interview: InterviewView }) {
  const { id, status, startsAt, awaiting, slots, timeZone } = interview;
  const [isCountering, setCountering] = useState(false);
  const accept = useStep((slotId: string) => call(acceptInterview, { params: { id }, body: { slotId } }));
  const cancel = useStep(() => call(cancelInterview, { params: { id }, body: { reason: null } }));
  const outcome = useStep((value: (typeof OUTCOMES)[number]) =>
    call(recordOutcome, { params: { id }, body: { outcome: value, note: null } }),
  );
  const isOpen = status === 'proposed' || status === 'rescheduled' || status === 'confirmed';
  const hasBegun = status === 'confirmed' && startsAt !== null && Date.parse(startsAt) <= Date.now();
  return (
    <Card className="p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={status === 'confirmed' ? 'ok' : 'neutral'}>{copy.interviewStates[status]}</Badge>
        {startsAt
          ? moment(startsAt, timeZone)
          : awaiting === 'candidate'
            ? 'Waits for the candidate'
            : awaiting === 'employer'
              ? 'Waits for you'
              : ''}
      </p>
      {interview.place && <p className="mt-1 text-sm break-words text-ink-soft">{interview.place}</p>}
      {slots.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {slots.map((slot) => (
            <li key={slot.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
              {moment(slot.startsAt, timeZone)}
              {awaiting === 'employer' && (
                <Button size="sm" busy={accept.isPending && copy.sending} onClick={() => accept.mutate(slot.id)}>
                  {copy.accept}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {hasBegun &&
          OUTCOMES.map((value) => (
            <Button key={value} size="sm" variant="secondary" onClick={() => outcome.mutate(value)}>
              {copy.outcomes[value]}
            </Button>
          ))}
        {isOpen && !hasBegun && (
          <Button size="sm" variant="secondary" onClick={() => setCountering(true)}>
            {copy.other}
          </Button>
        )}
        {isOpen && (
          <Button size="sm" variant="danger" busy={cancel.isPending && copy.sending} onClick={() => cancel.mutate()}>
            {copy.cancel}
          </Button>
        )}
        {status === 'confirmed' && (
          <a
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link underline"
            href={invitationPath(id)}
          >
            Calendar file
          </a>
        )}
      </div>
      {isCountering && <CounterDialog id={id} onClose={() => setCountering(false)} />}
    </Card>
  );
}

export function OfferCard({ offer }: { offer: OfferView }) {
  const [isRescinding, setRescinding] = useState(false);
  const rescind = useStep((reason: string) => call(rescindOffer, { params: { id: offer.id }, body: { reason } }));
  return (
    <Card className="p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={offer.status === 'accepted' ? 'ok' : offer.status === 'sent' ? 'info' : 'neutral'}>
          {copy.offerStates[offer.status]}
        </Badge>
        {hourly(offer.payCents)}, from {day(offer.startDate)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">Answer by {moment(offer.expiresAt)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link underline"
          href={letterPath(offer.id)}
          target="_blank"
          rel="noreferrer"
        >
          {copy.letter}
        </a>
        {offer.status === 'sent' && (
          <Button size="sm" variant="danger" onClick={() => setRescinding(true)}>
            {copy.rescind}
          </Button>
        )}
      </div>
      {isRescinding && (
        <ReasonDialog
          title={copy.rescind}
          body={copy.declineLead}
          label={copy.rescindReason}
          confirm={copy.rescind}
          cancel="Keep the offer"
          busy={copy.sending}
          isDangerous
          field="reason"
          run={(reason) => rescind.mutateAsync(reason)}
          onClose={() => setRescinding(false)}
        />
      )}
    </Card>
  );
}
