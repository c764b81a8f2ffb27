import { useState } from 'react';
import type { PlanResult } from '#domains/verification/contract/cases/planned-decisions.ts';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import type { Plannable } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { decisionCopy } from '../case/decision/decision.copy.ts';
import { plansCopy as copy } from './planned-decisions.copy.ts';
import { timeOfDay } from '#platform/web/page/format.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { useClaimCases, usePlanDecisions } from './plans.queries.ts';

export interface LeftOut {
  caseId: string;
  title: string;
  refusal: string;
}

interface Props {
  /** The rows that can be selected, and those that are. */
  shown: CaseSummary[];
  chosen: CaseSummary[];
  onToggleAll: () => void;
  /** Called with the cases that the step skipped, and why. */
  onDone: (leftOut: LeftOut[]) => void;
}

/** The selection in the queue and its batch actions. */
export function BulkBar({ shown, chosen, onToggleAll, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const planning = usePlanDecisions();
  const claiming = useClaimCases();
  const isAll = chosen.length > 0 && chosen.length === shown.length;
  const failure = isAsking ? null : (planning.error ?? claiming.error);

  const finish = (results: PlanResult['results'], words: (many: number) => string) => {
    const leftOut = results.flatMap(({ caseId, refusal }) => {
      const title = chosen.find(({ id }) => id === caseId)?.title;
      return refusal && title ? [{ caseId, title, refusal }] : [];
    });
    if (leftOut.length < results.length) confirmation(words(results.length - leftOut.length));
    onDone(leftOut);
  };
  const plan = async (decision: Plannable, message?: string) => {
    const cases = chosen.map(({ id, version }) => ({ id, version }));
    const { results, dueAt } = await planning.mutateAsync({
      decision,
      cases,
      ...(message === undefined ? {} : { message }),
    });
    finish(results, (many) => copy.planned(many, timeOfDay(dueAt)));
  };
  const claim = (action: 'claim' | 'release') =>
    claiming.mutate(
      { action, caseIds: chosen.map(({ id }) => id) },
      { onSuccess: ({ results }) => finish(results, action === 'claim' ? copy.claimed : copy.released) },
    );

  return (
    // Sticky above the rows, below the page header.
    <div className="sticky top-16 z-10 flex flex-col gap-2 rounded-t-card bg-surface pr-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <span className="flex items-center gap-3 pl-4">
          <RowCheckbox
            label={copy.chooseAll(shown.length)}
            checked={isAll || (chosen.length > 0 && 'indeterminate')}
            disabled={shown.length === 0}
            onToggle={onToggleAll}
          />
          <span role="status" className="text-sm text-ink-soft">
            {chosen.length > 0 ? copy.chosen(chosen.length, shown.length) : copy.chooseAll(shown.length)}
          </span>
        </span>
        {chosen.length > 0 ? (
          <div role="group" aria-label={copy.actions} className="flex flex-wrap items-center gap-1 py-1 pl-2">
            <Button
              size="sm"
              busy={planning.isPending && !isAsking && copy.busy}
              // A refusal shows below.
              onClick={() => void plan('approved').catch(() => undefined)}
            >
              {copy.approve}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {copy.askFix}
            </Button>
            <Button variant="quiet" size="sm" busy={claiming.isPending && copy.busy} onClick={() => claim('claim')}>
              {copy.claim}
            </Button>
            <Button variant="quiet" size="sm" busy={claiming.isPending && copy.busy} onClick={() => claim('release')}>
              {copy.release}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setAssigning(true)}>
              {copy.assign}
            </Button>
          </div>
        ) : (
          <span className="ml-auto hidden pr-2 text-sm text-ink-soft lg:block">{copy.shortcuts}</span>
        )}
      </div>
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      {isAssigning && (
        <AssignDialog
          caseIds={chosen.map(({ id }) => id)}
          current={null}
          onDone={(results, name) => finish(results, (many) => copy.assigned(many, name))}
          onClose={() => setAssigning(false)}
        />
      )}
      {isAsking && (
        <ReasonDialog
          title={copy.fixTitle(chosen.length)}
          body={copy.fixBody}
          label={decisionCopy.message}
          confirm={copy.askFix}
          cancel={decisionCopy.cancel}
          busy={copy.busy}
          field="message"
          templates={{ ...decisionCopy.templates, texts: decisionCopy.fixTemplates }}
          run={(message) => plan('needs_fix', message)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
