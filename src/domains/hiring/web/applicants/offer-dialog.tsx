import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import type { OfferFacts } from '#domains/hiring/contract/offers/offer-letter-text.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { OfferFields } from '#domains/hiring/web/offers/offer-fields.tsx';
import { emptyOffer, fromOffer, toDraft, toTerms, type OfferTerms } from '#domains/hiring/web/offers/offer-form.ts';
import { NO_SIGNATURE, SignatureFields, toSignature } from '#domains/hiring/web/offers/signature-fields.tsx';
import {
  offerPreparation,
  saveTheDraft,
  sendTheOffer,
  submitTheOffer,
} from '#domains/hiring/web/offers/team-offers.queries.ts';
import { LetterPreview } from '#domains/hiring/web/offer-templates/letter-preview.tsx';
import { UseTemplate } from '#domains/hiring/web/offer-templates/use-template.tsx';
import { isConflict } from '#platform/web/api/is-conflict.ts';
import { keepDraft } from '#platform/web/forms/draft.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { applicantCopy as copy, offerCopy as words } from './applicants.copy.ts';
import { NewerDraft } from './newer-draft.tsx';
import { fieldsOf } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

export type { OfferTerms } from '#domains/hiring/web/offers/offer-form.ts';

interface Props {
  applicant: Pick<ApplicantDetail, 'id'>;
  terms: OfferTerms;
  onClose: () => void;
}

/** Terms, then a signature or an approval; the job's values, or those of the open draft, are the defaults. */
export function OfferDialog(props: Props) {
  const preparation = useQuery(
    offerPreparation(props.applicant.id, props.terms.payCents ?? 0, props.terms.shiftPattern),
  );
  return (
    <Dialog title={copy.offer} description={copy.offerLead} isOpen onClose={props.onClose}>
      <QueryStates query={preparation} skeleton={<Skeleton className="h-96" />}>
        {(loaded) => <OfferForm {...props} {...loaded} />}
      </QueryStates>
    </Dialog>
  );
}

/** What was typed over a draft belongs to that version of it: one that the team saved since comes first. */
const nameOf = (applicationId: string, draft: OfferView | null) =>
  `offer-${applicationId}-${draft?.id ?? 'new'}-${draft?.updatedAt ?? ''}`;

function OfferForm({
  applicant: { id },
  terms,
  onClose,
  draft,
  timeZone,
  facts,
}: Props & { draft: OfferView | null; timeZone: string; facts: OfferFacts }) {
  const start = draft ? fromOffer(draft, terms.posted) : emptyOffer(terms);
  const client = useQueryClient();
  // The draft that these terms replace: their author has seen it.
  const [base, setBase] = useState(draft);
  const [isNewer, setNewer] = useState(false);
  const [offer, setOffer, dropOffer] = useDraftState(nameOf(id, base), start);
  const [signature, setSignature] = useState(NO_SIGNATURE);
  const preparation = offerPreparation(id, offer.payCents ?? 0, offer.shiftPattern);
  const approvers = useQuery(preparation).data?.approvers ?? [];
  const isApproved =
    draft?.status === 'approved' && JSON.stringify(offer) === JSON.stringify(fromOffer(draft, terms.posted));
  const needsApproval = approvers.length > 0 && !isApproved;
  /** Shows what the team saved in the meantime, where this is why the terms were refused. */
  const showNewer = async (error: unknown): Promise<never> => {
    if (isConflict(error)) {
      const { draft: now } = await client.fetchQuery({ ...preparation, staleTime: 0 });
      if (now?.updatedAt !== base?.updatedAt) {
        dropOffer();
        keepDraft(nameOf(id, now), offer);
        setBase(now);
        setNewer(true);
      }
    }
    throw error;
  };
  const step = useStep(async (how: 'save' | 'submit' | 'send') => {
    const body = { ...toTerms(offer, terms.posted, timeZone), version: base?.updatedAt ?? null };
    if (how === 'send') await sendTheOffer(id, { ...body, signature: toSignature(signature) }).catch(showNewer);
    else {
      const saved = await saveTheDraft(id, toDraft(body)).catch(showNewer);
      // The team has it now; what follows may still be refused.
      dropOffer();
      setBase(saved);
      setNewer(false);
      if (how === 'submit') await submitTheOffer(saved.id);
    }
    dropOffer();
    if (how !== 'send') notice(how === 'submit' ? words.submitted : words.draftSaved, { tone: 'ok' });
  });
  const use = (theirs: typeof offer) => {
    setOffer(theirs);
    setNewer(false);
  };
  const form = useRef<HTMLFormElement>(null);
  const run = (how: 'save' | 'submit' | 'send') => step.mutate(how, { onSuccess: onClose });
  // The dialog scrolls: a refused field can be out of view.
  useEffect(() => {
    if (step.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [step.error]);
  const fields = fieldsOf(step.error);
  const busy = (how: typeof step.variables) => step.isPending && step.variables === how && copy.sending;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        run(needsApproval ? 'submit' : 'send');
      }}
    >
      <FormError refusal={step.error} />
      {isNewer && <NewerDraft draft={base} typed={offer} posted={terms.posted} onUse={use} />}
      <UseTemplate offer={offer} posted={terms.posted} onChange={setOffer} />
      <OfferFields value={offer} posted={terms.posted} timeZone={timeZone} fields={fields} onChange={setOffer} />
      <LetterPreview offer={offer} payUnit={terms.posted.payUnit} facts={facts} timeZone={timeZone} />
      {draft?.status === 'approved' && <p className="text-sm text-ink-soft">{words.changesApproval}</p>}
      {needsApproval ? (
        <p>{words.approvers(new Intl.ListFormat('en-US').format(approvers))}</p>
      ) : (
        <>
          <SignatureFields value={signature} fields={fields} onChange={setSignature} />
          <p className="text-sm text-ink-soft">{words.nextSigns}</p>
        </>
      )}
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          type="submit"
          className="sm:grow"
          busy={busy(needsApproval ? 'submit' : 'send')}
          disabled={step.isPending && step.variables === 'save'}
        >
          {needsApproval ? words.sendForApproval : copy.offerSend}
        </Button>
        <Button
          variant="secondary"
          busy={busy('save')}
          disabled={step.isPending && step.variables !== 'save'}
          onClick={() => run('save')}
        >
          {words.saveDraft}
        </Button>
      </div>
    </form>
  );
}
