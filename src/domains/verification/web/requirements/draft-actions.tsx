import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { discardRequirementDraft, publishRequirementSet } from '#domains/verification/contract/requirements.ts';
import { POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';
import { requirementsCopy as copy } from './requirements.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { requirementSets } from './requirements.queries.ts';

interface Props {
  position: Position;
  revision: number;
  onEdit: () => void;
}

/** Publish, edit or discard the draft of a position. */
export function DraftActions({ position, revision, onEdit }: Props) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const step = {
    onSettled: () => client.invalidateQueries({ queryKey: requirementSets().queryKey }),
  };
  const body = { position, revision };
  const publish = useMutation({
    ...step,
    mutationFn: () => call(publishRequirementSet, { body }),
    onSuccess: () => confirmation(copy.done),
  });
  const discard = useMutation({
    ...step,
    mutationFn: () => call(discardRequirementDraft, { body }),
    onSuccess: () => confirmation(copy.discarded),
  });
  const failure = publish.error ?? discard.error;
  return (
    <div className="flex flex-col gap-3">
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAsking(true)}>
          {copy.publish}
        </Button>
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {copy.editDraft}
        </Button>
        <Button variant="quiet" size="sm" busy={discard.isPending && copy.saving} onClick={() => discard.mutate()}>
          {copy.discard}
        </Button>
      </div>
      <ConfirmDialog
        title={copy.sure(POSITION_LABELS[position])}
        body={copy.sureBody}
        confirmLabel={copy.publish}
        cancelLabel={copy.cancel}
        busyLabel={copy.publishing}
        isBusy={publish.isPending}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => publish.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
