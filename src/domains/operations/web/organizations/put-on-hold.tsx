import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeHold } from '#domains/verification/contract/holds.ts';
import { call } from '#platform/web/api/api.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { organizationCopy } from './organization.copy.ts';
import { organizationOf } from './organization.queries.ts';

const copy = organizationCopy.putOnHold;

/** Hides an organization and its jobs at once, for a reason that the hold keeps. */
export function PutOnHold({ id, name }: { id: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const place = useMutation({
    mutationFn: (reason: string) =>
      call(placeHold, { body: { subjectType: 'organization', subjectId: id, kind: 'suspension', reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: organizationOf(id).queryKey }),
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {copy.action}
      </Button>
      {isAsking && (
        <ReasonDialog
          isDangerous
          title={copy.title(name)}
          body={copy.body}
          label={copy.reason}
          confirm={copy.action}
          cancel={copy.cancel}
          busy={copy.busy}
          field="reason"
          run={async (reason) => {
            await place.mutateAsync(reason);
            confirmation(copy.done);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
