import { useState } from 'react';
import type { HoldView } from '#domains/verification/contract/holds.ts';
import { caseCopy } from './case.copy.ts';
import { holdsCopy as copy } from '../holds/holds.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { KeptReasonDialog } from '#platform/web/forms/kept-reason-dialog.tsx';
import { useReleaseHold } from '../queue/review.queries.ts';

/** The subject's active holds. */
export function HoldList({ caseId, holds }: { caseId: string; holds: HoldView[] }) {
  const [releasing, setReleasing] = useState<string | null>(null);
  const release = useReleaseHold(caseId);
  return (
    <Banner tone="danger" title={caseCopy.openHolds}>
      <ul className="flex flex-col gap-2">
        {holds.map((hold) => (
          <li key={hold.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">{copy.kinds[hold.kind]}:</span> {hold.reason}
              <span className="block text-sm text-ink-soft">
                {copy.placed(hold.createdBy?.name ?? copy.system, ago(hold.createdAt))}
              </span>
            </span>
            {hold.kind !== 'leaving' && (
              <Button variant="secondary" size="sm" onClick={() => setReleasing(hold.id)}>
                {copy.release}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {releasing && (
        <KeptReasonDialog
          draft={`release-${releasing}`}
          title={copy.releaseTitle}
          body={copy.releaseBody}
          label={copy.reason}
          confirm={copy.release}
          cancel={caseCopy.cancel}
          busy={copy.saving}
          field="reason"
          run={(reason) => release.mutateAsync({ id: releasing, reason })}
          onClose={() => setReleasing(null)}
        />
      )}
    </Banner>
  );
}
