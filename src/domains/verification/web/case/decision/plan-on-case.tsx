import type { CasePlan } from '#domains/verification/contract/cases/planned-decisions.ts';
import { plansCopy as copy } from '#domains/verification/web/queue/planned-decisions.copy.ts';
import { timeOfDay } from '#platform/web/page/format.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { useCarryOutPlan, useUndoPlan } from '#domains/verification/web/queue/plans.queries.ts';

/** On the case: the planned decision with Undo, or why it was not carried out. */
export function PlanOnCase({ plan }: { plan: CasePlan }) {
  const undo = useUndoPlan();
  const carryOut = useCarryOutPlan();
  const isMine = useAuth().user?.id === plan.plannedBy.id;
  const failure = undo.error ?? carryOut.error;
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
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" busy={undo.isPending && copy.undoing} onClick={() => undo.mutate(id)}>
              {copy.undo}
            </Button>
            {isMine && (
              <Button
                variant="quiet"
                size="sm"
                busy={carryOut.isPending && copy.busy}
                onClick={() => carryOut.mutate(id)}
              >
                {copy.carryOut}
              </Button>
            )}
          </span>
        }
      >
        {copy.onCaseBody}
        {message && <span className="mt-1 block">“{message}”</span>}
      </Banner>
      {failure && <Banner tone="danger">{failure.message}</Banner>}
    </>
  );
}
