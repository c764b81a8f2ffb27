import { useState } from 'react';
import { letterPath, rescindOffer, signedLetterPath, type OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { payIn } from '#domains/jobs/contract/pay-units.ts';
import { offeredDifferential } from '#domains/jobs/contract/pay-words.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { applicantCopy as copy, offerCopy as words } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { day, moment, money } from '#platform/web/page/format.ts';
import {
  OPEN_OFFERS,
  PREPARED_OFFERS,
  UNSENT_OFFERS,
  type OfferStatus,
} from '#domains/hiring/contract/offers/offer-states.ts';
import { CounterNote } from '#domains/hiring/web/offers/counter-note.tsx';
import { Approvals } from '#domains/hiring/web/offers/approvals.tsx';
import { discardTheOffer } from '#domains/hiring/web/offers/team-offers.queries.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { Badge, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { useStep } from './use-step.ts';

const TONES: Record<OfferStatus, Tone> = {
  draft: 'neutral',
  in_approval: 'warn',
  approved: 'ok',
  sent: 'info',
  countered: 'warn',
  accepted: 'ok',
  declined: 'neutral',
  expired: 'neutral',
  rescinded: 'neutral',
  superseded: 'neutral',
  discarded: 'neutral',
};

export function OfferCard({ offer, mayAct }: { offer: OfferView; mayAct: boolean }) {
  const { status, shift, shiftPattern, employmentType, signOnBonusCents, payReason, decidedAt, decisionReason } = offer;
  const { unitName, benefits, contingencies } = offer;
  const isUnsent = UNSENT_OFFERS.some((one) => one === status);
  const isPrepared = PREPARED_OFFERS.some((one) => one === status);
  const [isDiscarding, setDiscarding] = useState(false);
  const discard = useStep(() => discardTheOffer(offer.id));
  const [isRescinding, setRescinding] = useState(false);
  const rescind = useStep((reason: string) => call(rescindOffer, { params: { id: offer.id }, body: { reason } }));
  const facts = [
    EMPLOYMENT_TYPE_LABELS[employmentType],
    `${SHIFT_LABELS[shift]} ${shiftPattern}`,
    offer.payCents !== null && words.week(money(offer.weeklyCents), offeredDifferential(offer)),
    signOnBonusCents > 0 && words.bonus(money(signOnBonusCents)),
  ];
  return (
    <Card className="flex flex-col gap-3 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{words.state(copy.offerStates[status])}</Badge>
        <span className="tabular font-medium">
          {words.terms(offer.payCents && payIn(offer.payUnit, offer.payCents), offer.startDate && day(offer.startDate))}
        </span>
      </div>
      <p className="tabular text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-ink-soft">
        {decidedAt ? words.decided(moment(decidedAt)) : words.expires(moment(offer.expiresAt, offer.timeZone))}
      </p>
      {payReason && <p className="text-sm wrap-anywhere">{words.below(payReason)}</p>}
      {[unitName, benefits, contingencies].filter(Boolean).map((line) => (
        <p key={line} className="text-sm wrap-anywhere whitespace-pre-line">
          {line}
        </p>
      ))}
      {!isUnsent && <CounterNote offer={offer} side="employer" />}
      {isUnsent && <Approvals offer={offer} />}
      {decisionReason && <p className="text-sm wrap-anywhere">{words.why(decisionReason)}</p>}
      <div className="flex flex-wrap gap-2">
        {!isUnsent && (
          <a
            className="inline-flex min-h-11 items-center pr-2 text-sm font-semibold text-link underline"
            href={letterPath(offer.id)}
            target="_blank"
            rel="noreferrer"
          >
            {copy.letter}
          </a>
        )}
        {isPrepared && mayAct && (
          <Button variant="quiet" size="sm" onClick={() => setDiscarding(true)}>
            {words.discard}
          </Button>
        )}
        {status === 'accepted' && offer.signatures.length > 0 && (
          <a
            className="inline-flex min-h-11 items-center pr-2 text-sm font-semibold text-link underline"
            href={signedLetterPath(offer.id)}
            target="_blank"
            rel="noreferrer"
          >
            {copy.signedLetter}
          </a>
        )}
        {mayAct && OPEN_OFFERS.some((one) => one === status) && (
          <Button size="sm" variant="danger" onClick={() => setRescinding(true)}>
            {copy.rescind}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        title={words.discardTitle}
        body={words.discardBody}
        confirmLabel={words.discard}
        cancelLabel={words.keep}
        isDangerous
        onClose={() => setDiscarding(false)}
        onConfirm={() => {
          discard.mutate();
          setDiscarding(false);
        }}
      />
      {isRescinding && (
        <ReasonDialog
          title={copy.rescind}
          body={words.rescindBody}
          label={copy.rescindReason}
          confirm={copy.rescind}
          cancel={words.keep}
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
