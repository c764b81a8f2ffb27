import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { savedMeanwhileCopy as copy } from './saved-meanwhile.copy.ts';

interface Props {
  onDiscard: () => void;
  /** What a colleague saved. */
  children: ReactNode;
}

/** What is saved by now, beside a form whose save was refused because of it. */
export const SavedMeanwhile = ({ onDiscard, children }: Props) => (
  <section aria-label={copy.now} className="rounded-control border border-line bg-paper p-3">
    <p className="font-medium">{copy.now}</p>
    {children}
    <Button variant="quiet" size="sm" className="-ml-4" onClick={onDiscard}>
      {copy.discard}
    </Button>
  </section>
);
