import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { letterPath, signedLetterPath, type OfferView } from '#domains/hiring/contract/offers/offers.ts';
import type { OfferStatus } from '#domains/hiring/contract/offers/offer-states.ts';
import { myOffer, refreshJobs, signTheOffer } from '#domains/hiring/web/candidate-home/home.queries.ts';
import type { ApiError } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { CounterButton } from './counter-button.tsx';
import { CounterNote } from './counter-note.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { NO_SIGNATURE, SignatureFields, toSignature } from './signature-fields.tsx';
import { signOfferCopy as copy } from './sign-offer.copy.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline';

/** An offer's terms and its letter, and the signature that accepts it. */
export function SignOffer({ id }: { id: string }) {
  const offer = useQuery(myOffer(id));
  return (
    <>
      {!offer.data && <PageHeader title={copy.title} />}
      <QueryStates query={offer} skeleton={<Skeleton className="h-96" />}>
        {(loaded) => <Loaded offer={loaded} />}
      </QueryStates>
    </>
  );
}

function Loaded({ offer }: { offer: OfferView }) {
  const { id, status, jobTitle, organizationName } = offer;
  const signer = offer.signatures.find(({ side }) => side === 'employer')?.name;
  return (
    <div className="flex flex-col gap-6">
      <Link
        to="/job-seeker/interviews?tab=offers"
        className="inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <ArrowLeft aria-hidden size={18} />
        {copy.back}
      </Link>
      <PageHeader title={copy.heading(jobTitle)} intro={organizationName} />
      <Outcome offer={offer} />
      <Card>
        <Section title={copy.terms}>
          <OfferTerms offer={offer} />
          <a href={letterPath(id)} target="_blank" rel="noreferrer" className={LINK}>
            <FileText aria-hidden size={18} />
            {copy.letter}
          </a>
          {signer ? <p className="text-sm text-ink-soft">{copy.frozen(signer)}</p> : null}
        </Section>
      </Card>
      <CounterNote offer={offer} side="candidate" />
      {status === 'sent' ? <SigningForm offer={offer} /> : null}
    </div>
  );
}

function Outcome({ offer: { id, status, organizationName, startDate, signatures } }: { offer: OfferView }) {
  if (status === 'sent') return null;
  if (status !== 'accepted' || signatures.length === 0) {
    const over: Partial<Record<OfferStatus, string>> = copy.over;
    return <Banner>{over[status]}</Banner>;
  }
  return (
    <Banner tone="ok" title={copy.doneTitle}>
      <p>{copy.done(organizationName, startDate ? day(startDate) : '')}</p>
      <a href={signedLetterPath(id)} target="_blank" rel="noreferrer" className={LINK}>
        <FileText aria-hidden size={18} />
        {copy.signedLetter}
      </a>
      <p className="text-sm">{copy.check}</p>
    </Banner>
  );
}

function SigningForm({ offer }: { offer: OfferView }) {
  const client = useQueryClient();
  const [signature, setSignature] = useState(NO_SIGNATURE);
  const signing = useMutation<unknown, ApiError>({
    mutationFn: () => signTheOffer({ id: offer.id, signature: toSignature(signature) }),
    // Accepted, expired or withdrawn meanwhile: the page then says so.
    onSettled: () => refreshJobs(client),
  });
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          signing.mutate();
        }}
      >
        <SignatureFields value={signature} fields={signing.error?.fields ?? {}} onChange={setSignature} />
        <p className="measure">{copy.shares(offer.organizationName)}</p>
        <FormError refusal={signing.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={signing.isPending && copy.signing}>
            {copy.sign}
          </Button>
          <CounterButton offer={offer} size="md" />
        </div>
      </form>
    </Card>
  );
}
