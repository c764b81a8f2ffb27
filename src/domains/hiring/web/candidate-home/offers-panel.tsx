import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { complete, letterPath, signedLetterPath, type OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { offerMachine, type OfferStatus } from '#domains/hiring/contract/offers/offer-states.ts';
import { payIn } from '#domains/jobs/contract/pay-units.ts';
import { offeredDifferential } from '#domains/jobs/contract/pay-words.ts';
import { SHIFT_PATTERN_LABELS, EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { offerCopy as copy } from './offers.copy.ts';
import { CounterButton } from '#domains/hiring/web/offers/counter-button.tsx';
import { CounterNote } from '#domains/hiring/web/offers/counter-note.tsx';
import { signingPath } from '#domains/hiring/web/offers/paths.ts';
import { day, moment, money } from '#platform/web/page/format.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PrivateReason } from './private-reason.tsx';
import { declineTheOffer, myOffers } from './home.queries.ts';
import { useStep } from './use-step.ts';

const TONES: Record<OfferStatus, Tone> = {
  draft: 'neutral',
  in_approval: 'neutral',
  approved: 'neutral',
  discarded: 'neutral',
  sent: 'warn',
  countered: 'info',
  superseded: 'neutral',
  accepted: 'ok',
  declined: 'neutral',
  expired: 'neutral',
  rescinded: 'neutral',
};

/** Offers with their terms, expiry and answer. */
export function OffersPanel() {
  const offers = useQuery(myOffers());
  return (
    <QueryStates query={offers} skeleton={<Skeleton className="h-48" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
        ) : (
          <ul className="flex flex-col gap-4">
            {items.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

export function OfferCard({ offer: sent }: { offer: OfferView }) {
  const offer = complete(sent);
  const { status } = offer;
  const headingId = useId();
  const how = [
    EMPLOYMENT_TYPE_LABELS[offer.employmentType],
    SHIFT_LABELS[offer.shift],
    SHIFT_PATTERN_LABELS[offer.shiftPattern],
    copy.start(day(offer.startDate)),
  ];
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col items-start gap-2 sm:flex-row sm:justify-between sm:gap-4">
        <h3 id={headingId} className="text-lg font-semibold">{`${offer.jobTitle}, ${offer.organizationName}`}</h3>
        <StatusPill tone={TONES[status]}>{copy.statuses[status]}</StatusPill>
      </div>
      <p className="tabular font-semibold">
        {copy.pay(payIn(offer.payUnit, offer.payCents), money(offer.weeklyCents), offeredDifferential(offer))}
      </p>
      {offer.payReason ? <p className="wrap-anywhere">{copy.below(offer.payReason)}</p> : null}
      <p className="text-ink-soft">{how.join(' · ')}</p>
      {offer.signOnBonusCents > 0 ? (
        <p className="text-ink-soft">{`${copy.bonus(money(offer.signOnBonusCents))}. ${offer.signOnBonusTerms ?? ''}`}</p>
      ) : null}
      {offer.message ? <p>{offer.message}</p> : null}
      {status === 'sent' ? (
        <p className="text-sm text-ink-soft">{copy.expires(moment(offer.expiresAt, offer.timeZone))}</p>
      ) : null}
      <CounterNote offer={offer} side="candidate" />
      <OfferSteps offer={offer} headingId={headingId} />
    </Card>
  );
}

const PLAIN_LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-semibold text-link first:-ml-4';

function OfferSteps({ offer, headingId }: { offer: OfferView; headingId: string }) {
  const { id, status, jobTitle } = offer;
  const declining = useStep(declineTheOffer);
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState<NoThanksReason | null>(null);
  const may = (to: OfferStatus) => mayMove(offerMachine, status, to, 'candidate');
  return (
    <div className="flex flex-wrap gap-2">
      {may('accepted') ? (
        <LinkButton size="sm" to={signingPath(id)} aria-describedby={headingId}>
          {copy.sign}
        </LinkButton>
      ) : null}
      <CounterButton offer={offer} />
      {may('declined') ? (
        <Button variant="secondary" size="sm" aria-label={copy.declineOf(jobTitle)} onClick={() => setDeclining(true)}>
          {copy.decline}
        </Button>
      ) : null}
      <a
        href={status === 'accepted' && offer.signatures.length > 0 ? signedLetterPath(id) : letterPath(id)}
        className={PLAIN_LINK}
      >
        <FileText aria-hidden size={18} />
        {status === 'accepted' && offer.signatures.length > 0 ? copy.signedLetter : copy.letter}
      </a>
      <ConfirmDialog
        isOpen={isDeclining}
        title={copy.sureDecline}
        body={copy.sureDeclineBody}
        details={<PrivateReason value={reason} onChange={setReason} />}
        confirmLabel={copy.decline}
        cancelLabel={copy.think}
        isDangerous
        onClose={() => setDeclining(false)}
        onConfirm={() => {
          declining.mutate({ id, privateReason: reason });
          setDeclining(false);
        }}
      />
    </div>
  );
}
