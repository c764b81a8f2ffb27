import { useState } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { secondReviewCopy as copy } from './second-review.copy.ts';
import { decisionCopy } from './decision.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { useSecondReview } from '#domains/verification/web/queue/review.queries.ts';

interface Props {
  view: CaseView;
  second: NonNullable<CaseView['secondReview']>;
  onDecided: () => void;
}

/** The blind second review of an approval: what it waits for, the two answers, or the result. */
export function SecondReview({ view, second, onDecided }: Props) {
  const [isRefusing, setRefusing] = useState(false);
  const look = useSecondReview(view.id);
  if (second.status !== 'waiting') {
    return (
      <Banner tone={second.status === 'agreed' ? 'ok' : 'warn'}>
        {copy[second.status]}
        {second.note && <span className="mt-1 block text-sm">“{second.note}”</span>}
      </Banner>
    );
  }
  if (second.waitsFor) return <Banner>{copy[second.waitsFor]}</Banner>;
  if (!second.mayDecide) return null;
  const done = () => {
    confirmation(copy.done);
    onDecided();
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{copy.title}</h3>
        <p className="text-ink-soft">{copy.body}</p>
      </div>
      {look.error && !isRefusing && <Banner tone="danger">{look.error.message}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={look.isPending && decisionCopy.deciding}
          onClick={() => look.mutate({ finding: 'approve' }, { onSuccess: done })}
        >
          {copy.approve}
        </Button>
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {copy.refuse}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog
          title={copy.refuseTitle}
          body={copy.refuseBody}
          label={copy.note}
          confirm={copy.refuse}
          cancel={decisionCopy.cancel}
          busy={decisionCopy.deciding}
          field="note"
          run={async (note) => {
            await look.mutateAsync({ finding: 'refuse', note });
            done();
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </Card>
  );
}
