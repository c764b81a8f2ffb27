import { lazy, Suspense } from 'react';
import type { OfferFor } from '#domains/hiring/web/board/moves/use-move-dialogs.tsx';

/** Loaded with the first offer: its form is larger than the board. */
const BoardOffer = lazy(async () => ({ default: (await import('./board-offer.tsx')).BoardOffer }));

export const offerFor: OfferFor = (person, onClose) => (
  <Suspense>
    <BoardOffer person={person} onClose={onClose} />
  </Suspense>
);
