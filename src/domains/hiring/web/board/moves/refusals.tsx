import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { boardCopy as copy } from '../board.copy.ts';
import type { Refusal } from './use-moves.ts';

/** Who did not move, and why. */
export function Refusals({ refusals, onDismiss }: { refusals: readonly Refusal[]; onDismiss: () => void }) {
  if (refusals.length === 0) return null;
  return (
    <Banner
      tone="warn"
      isAlert
      title={copy.refusedTitle(refusals.length)}
      action={
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      }
    >
      <ul>
        {refusals.map(({ id, name, message }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{name}:</span> {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
