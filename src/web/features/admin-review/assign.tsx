import { useState } from 'react';
import type { CaseView } from '#shared/contracts/verification.ts';
import { plansCopy as copy } from '#web/copy/admin-plans.ts';
import { confirmation } from '#web/lib/toasts.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';

/** Hands this one case to another administrator. */
export function Assign({ view }: { view: CaseView }) {
  const [isAssigning, setAssigning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAssigning(true)}>
        {copy.assign}
      </Button>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {isAssigning && (
        <AssignDialog
          caseIds={[view.id]}
          current={view.assignedTo?.id ?? null}
          onDone={([result], name) => {
            setRefusal(result?.refusal ?? null);
            if (!result?.refusal) confirmation(copy.assigned(1, name));
          }}
          onClose={() => setAssigning(false)}
        />
      )}
    </>
  );
}
