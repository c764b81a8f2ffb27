import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { ApprovalStep, ApprovalSteps } from '#domains/hiring/contract/offers/offer-approvals.ts';
import { MOST_STEPS } from '#domains/hiring/contract/offers/offer-approvals.ts';
import { SavedMeanwhile } from '#platform/web/forms/saved-meanwhile.tsx';
import { useEdit } from '#platform/web/forms/use-edit.ts';
import { money } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { MoneyField } from '#platform/web/ui/forms/text-field.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { stepsCopy as copy } from './approval-steps.copy.ts';
import { approvalSteps, saveSteps } from './team-offers.queries.ts';

/** Who approves the organization's offers: owners change it, other members read it. */
export function ApprovalStepsSection() {
  return (
    <Section id="offer-approvals" title={copy.title} hint={copy.hint}>
      <QueryStates query={useQuery(approvalSteps())} skeleton={<Skeleton className="h-32" />}>
        {(saved) => (saved.mayEdit ? <Editor saved={saved} /> : <Reader saved={saved} />)}
      </QueryStates>
    </Section>
  );
}

function Reader({ saved: { steps, members, units } }: { saved: ApprovalSteps }) {
  if (steps.length === 0) return <p className="measure text-ink-soft">{copy.empty}</p>;
  const nameOf = (choices: ApprovalSteps['members'], id: string | null) => choices.find((one) => one.id === id)?.name;
  return (
    <ol className="list-decimal pl-5">
      {steps.map((step) => (
        <li key={JSON.stringify(step)}>
          {copy.words(
            nameOf(members, step.approverId) ?? '–',
            nameOf(units, step.unitId) ?? copy.everyUnit,
            step.fromCents === null ? null : money(step.fromCents),
          )}
        </li>
      ))}
    </ol>
  );
}

function Editor({ saved }: { saved: ApprovalSteps }) {
  const client = useQueryClient();
  const { queryKey } = approvalSteps();
  const edit = useEdit<ApprovalStep[]>({
    saved: saved.steps,
    save: async (next, before) => {
      const answer = await saveSteps(next, before);
      client.setQueryData(queryKey, answer);
      return answer.steps;
    },
    queryKey,
    onSaved: () => notice(copy.saved, { tone: 'ok' }),
  });
  const { value: steps, set: setSteps, fields } = edit;
  const change = (at: number, to: Partial<ApprovalStep>) =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...to } : step)));
  return (
    <Card className="flex flex-col gap-4">
      {steps.length === 0 && <p className="measure text-ink-soft">{copy.empty}</p>}
      <ol className="flex flex-col gap-4">
        {steps.map((step, at) => (
          // Steps have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <fieldset className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
              <legend className="mb-1 text-sm font-semibold">{copy.step(at + 1)}</legend>
              <SelectField
                label={copy.approver}
                options={[
                  { value: '', label: copy.choose },
                  ...saved.members.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={step.approverId}
                error={fields[`steps.${at}.approverId`]}
                onChange={({ target }) => change(at, { approverId: target.value })}
              />
              <SelectField
                label={copy.unit}
                options={[
                  { value: '', label: copy.everyUnit },
                  ...saved.units.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={step.unitId ?? ''}
                error={fields[`steps.${at}.unitId`]}
                onChange={({ target }) => change(at, { unitId: target.value || null })}
              />
              <MoneyField
                label={copy.from}
                isOptional
                value={step.fromCents}
                error={fields[`steps.${at}.fromCents`]}
                onChange={(fromCents) => change(at, { fromCents })}
              />
              <IconButton
                label={copy.remove(at + 1)}
                onClick={() => setSteps(steps.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ol>
      <FormError refusal={edit.failure} />
      {edit.isBehind && (
        <SavedMeanwhile onDiscard={edit.discard}>
          <Reader saved={saved} />
        </SavedMeanwhile>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={steps.length >= MOST_STEPS}
          onClick={() => setSteps([...steps, { approverId: '', unitId: null, fromCents: null }])}
        >
          <Plus aria-hidden size={18} />
          {copy.add}
        </Button>
        <Button size="sm" busy={edit.isBusy && copy.saving} onClick={edit.submit}>
          {copy.save}
        </Button>
      </div>
    </Card>
  );
}
