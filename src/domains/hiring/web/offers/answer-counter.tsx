import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { OfferDialog, type OfferTerms } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { counterCopy as copy } from './counter.copy.ts';
import { counterOf, keepOffer } from './counter.queries.ts';

/** Answers a counteroffer: with an offer that begins with what was asked, or by keeping the open one. */
export function AnswerCounter({ offer, terms }: { offer: OfferView; terms: OfferTerms }) {
  const { data } = useQuery(counterOf(offer.id, offer.status));
  const [open, setOpen] = useState<'answer' | 'keep' | null>(null);
  const keep = useStep(() => keepOffer(offer.id));
  const close = () => setOpen(null);
  const asked: OfferTerms = {
    ...terms,
    payCents: offer.payUnit === terms.posted.payUnit ? (data?.counter?.payCents ?? offer.payCents) : terms.payCents,
    startDate: data?.counter?.startDate ?? offer.startDate,
    employmentType: offer.employmentType,
    shift: offer.shift,
    shiftPattern: offer.shiftPattern,
    signOnBonusCents: offer.signOnBonusCents,
    signOnBonusTerms: offer.signOnBonusTerms,
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('keep')}>
        {copy.keep}
      </Button>
      <Button onClick={() => setOpen('answer')}>{copy.answer}</Button>
      {open === 'answer' && data && (
        <OfferDialog applicant={{ id: offer.applicationId }} terms={asked} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={open === 'keep'}
        title={copy.keepTitle}
        body={copy.keepBody}
        confirmLabel={copy.keep}
        onClose={close}
        onConfirm={() => {
          keep.mutate();
          close();
        }}
      />
    </>
  );
}
