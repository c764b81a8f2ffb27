import { useState } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { plansCopy as copy } from './planned-decisions.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';

/** Assigns this case to another administrator. */
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
