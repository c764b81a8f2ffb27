import type { CasePlan } from '#domains/verification/contract/cases/planned-decisions.ts';
import { plansCopy as copy } from '#domains/verification/web/queue/planned-decisions.copy.ts';
import { timeOfDay } from '#platform/web/page/format.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { useUndoPlan } from '#domains/verification/web/queue/plans.queries.ts';

/** On the case: the planned decision with Undo, or why it was not carried out. */
export function PlanOnCase({ plan }: { plan: CasePlan }) {
  const undo = useUndoPlan();
  const { id, decision, plannedBy, dueAt, message, refusal } = plan;
  if (plan.state === 'refused') {
    return (
      <Banner tone="warn" title={copy.refusedOnCase(plannedBy.name, decision)}>
        {refusal}
      </Banner>
    );
  }
  return (
    <>
      <Banner
        title={copy.onCase(plannedBy.name, decision, timeOfDay(dueAt))}
        action={
          <Button
            variant="secondary"
            size="sm"
            busy={undo.isPending && copy.undoing}
            onClick={() => undo.mutate(id, { onSuccess: () => confirmation(copy.undone(1)) })}
          >
            {copy.undo}
          </Button>
        }
      >
        {copy.onCaseBody}
        {message && <span className="mt-1 block">“{message}”</span>}
      </Banner>
      {undo.error && <Banner tone="danger">{undo.error.message}</Banner>}
    </>
  );
}
