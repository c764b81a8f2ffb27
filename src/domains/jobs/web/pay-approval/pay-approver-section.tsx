import { useQuery, useQueryClient } from '@tanstack/react-query';
import { putPayApprover, type PayApprover, type PayRule } from '#domains/jobs/contract/pay-approval.ts';
import { call } from '#platform/web/api/api.ts';
import { SavedMeanwhile } from '#platform/web/forms/saved-meanwhile.tsx';
import { useEdit } from '#platform/web/forms/use-edit.ts';
import { money } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { MoneyField } from '#platform/web/ui/forms/text-field.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { payApprovalCopy as copy } from './pay-approval.copy.ts';
import { payApprover } from './pay-approval.queries.ts';

/** Who approves the pay ranges of the organization's jobs: owners change it, other members read it. */
export function PayApproverSection() {
  return (
    <Section id="pay-approval" title={copy.title} hint={copy.hint}>
      <QueryStates query={useQuery(payApprover())} skeleton={<Skeleton className="h-32" />}>
        {(saved) =>
          saved.mayEdit ? <Editor saved={saved} /> : <p className="measure text-ink-soft">{wordsOf(saved)}</p>
        }
      </QueryStates>
    </Section>
  );
}

const ruleOf = ({ approverId, fromCents }: PayApprover): PayRule => ({ approverId, fromCents });

function wordsOf({ approverId, fromCents, members }: PayApprover): string {
  if (approverId === null) return copy.none;
  const name = members.find(({ id }) => id === approverId)?.name ?? copy.someone;
  return copy.words(name, fromCents === null ? null : money(fromCents));
}

function Editor({ saved }: { saved: PayApprover }) {
  const client = useQueryClient();
  const { queryKey } = payApprover();
  const edit = useEdit<PayRule>({
    saved: ruleOf(saved),
    save: async ({ approverId, fromCents }, before) => {
      const body = { approverId, fromCents: approverId === null ? null : fromCents, before };
      const answer = await call(putPayApprover, { body });
      client.setQueryData(queryKey, answer);
      return ruleOf(answer);
    },
    queryKey,
    onSaved: () => notice(copy.saved, { tone: 'ok' }),
  });
  const { value: rule, fields } = edit;
  const { approverId, fromCents } = rule;
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label={copy.approver}
          options={[
            { value: '', label: copy.noOne },
            ...saved.members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={approverId ?? ''}
          error={fields['approverId']}
          onChange={({ target }) => edit.set({ ...rule, approverId: target.value || null })}
        />
        {approverId !== null && (
          <MoneyField
            label={copy.from}
            hint={copy.fromHint}
            isOptional
            value={fromCents}
            error={fields['fromCents']}
            onChange={(next) => edit.set({ ...rule, fromCents: next })}
          />
        )}
      </div>
      <FormError refusal={edit.failure} />
      {edit.isBehind && (
        <SavedMeanwhile onDiscard={edit.discard}>
          <p>{wordsOf(saved)}</p>
        </SavedMeanwhile>
      )}
      <div>
        <Button size="sm" busy={edit.isBusy && copy.saving} onClick={edit.submit}>
          {copy.save}
        </Button>
      </div>
    </Card>
  );
}
