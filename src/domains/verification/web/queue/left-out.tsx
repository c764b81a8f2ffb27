import { plansCopy as copy } from './planned-decisions.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { LeftOut } from './bulk-bar.tsx';

/** The cases that a batch step skipped, and why, each with a link. */
export function LeftOutList({
  leftOut,
  onOpen,
  onClose,
}: {
  leftOut: LeftOut[];
  onOpen: (caseId: string) => void;
  onClose: () => void;
}) {
  if (leftOut.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={copy.refusedTitle(leftOut.length)}
      action={
        <Button variant="quiet" size="sm" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <ul className="-mx-1 max-h-60 overflow-y-auto px-1">
        {leftOut.map(({ caseId, title, refusal }) => (
          <li key={caseId} className="flex flex-col sm:flex-row sm:items-center sm:gap-3">
            <button
              type="button"
              onClick={() => onOpen(caseId)}
              className="inline-flex min-h-11 shrink-0 items-center font-semibold text-link underline"
            >
              {title}
            </button>
            <span className="text-sm">{refusal}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
