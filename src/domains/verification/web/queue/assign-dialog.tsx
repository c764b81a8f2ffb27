import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanResult } from '#domains/verification/contract/cases/planned-decisions.ts';
import { plansCopy as copy } from './planned-decisions.copy.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { reviewers, useAssignCases } from './plans.queries.ts';

interface Props {
  caseIds: string[];
  /** Who has the case now, if it is a single one. */
  current: string | null;
  onDone: (results: PlanResult['results'], name: string | null) => void;
  onClose: () => void;
}

const UNASSIGNED = 'unassigned';

/** Chooses the administrator to assign reviews to. */
export function AssignDialog({ caseIds, current, onDone, onClose }: Props) {
  const [chosen, setChosen] = useState(current ?? UNASSIGNED);
  const query = useQuery(reviewers());
  const assign = useAssignCases();
  const { isBusy, failure, submit } = useDialogSubmit(async () => {
    const assignTo = chosen === UNASSIGNED ? null : chosen;
    const { results } = await assign.mutateAsync({ assignTo, caseIds });
    onDone(results, query.data?.items.find(({ id }) => id === assignTo)?.name ?? null);
  }, onClose);
  return (
    <FormDialog
      title={copy.assignTitle(caseIds.length)}
      description={copy.assignBody}
      onClose={onClose}
      labels={{ confirm: copy.assign, busy: copy.busy, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      <QueryStates query={query} skeleton={<Skeleton className="h-16" />}>
        {({ items }) => (
          <SelectField
            label={copy.assignTo}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              { value: UNASSIGNED, label: copy.unassigned },
              ...items.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </QueryStates>
    </FormDialog>
  );
}
