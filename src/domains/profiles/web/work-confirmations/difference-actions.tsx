import { useState } from 'react';
import type { WorkConfirmation } from '#domains/profiles/contract/work/work-confirmations.ts';
import { confirmWorkCopy as copy } from './work-confirmations.copy.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { useComment, useRequestReview } from './work-confirmations.queries.ts';

/** What a person can do when an employer's records differ: comment, and request a review. */
export function DifferenceActions({ asked: { id, comment, lookAskedAt } }: { asked: WorkConfirmation }) {
  const [isWriting, setWriting] = useState(false);
  const say = useComment();
  const look = useRequestReview();
  return (
    <>
      {comment && <p className="wrap-anywhere whitespace-pre-line">{copy.yourComment(comment)}</p>}
      {lookAskedAt && <p className="text-ink-soft">{copy.lookAsked(dayOfMoment(lookAskedAt))}</p>}
      {look.error && <Banner tone="danger">{look.error.message}</Banner>}
      <div className="flex flex-wrap gap-3 pt-1">
        <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
          {comment ? copy.editComment : copy.comment}
        </Button>
        {!lookAskedAt && (
          <Button variant="secondary" size="sm" busy={look.isPending && copy.looking} onClick={() => look.mutate(id)}>
            {copy.look}
          </Button>
        )}
      </div>
      {isWriting && (
        <ReasonDialog
          title={copy.commentTitle}
          body={copy.commentBody}
          label={copy.commentLabel}
          confirm={copy.commentSave}
          cancel={copy.cancel}
          busy={copy.saving}
          start={comment ?? ''}
          field="comment"
          run={(text) => say.mutateAsync({ id, comment: text })}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
