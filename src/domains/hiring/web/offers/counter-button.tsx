import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { counterCopy as copy } from './counter.copy.ts';
import { CounterDialog } from './counter-dialog.tsx';
import { counterOf } from './counter.queries.ts';

/** Opens the counteroffer while the candidate may make one. */
export function CounterButton({ offer, size = 'sm' }: { offer: OfferView; size?: 'sm' | 'md' }) {
  const { data } = useQuery({ ...counterOf(offer.id, offer.status), enabled: offer.status === 'sent' });
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !data?.mayCounter) return null;
  return (
    <>
      <Button variant="secondary" size={size} aria-label={copy.counterOf(offer.jobTitle)} onClick={() => setOpen(true)}>
        {copy.counter}
      </Button>
      {isOpen && <CounterDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  );
}
