import { useState } from 'react';
import { POOL_MONTHS, type MyPool } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { MessageQuote } from '#domains/hiring/web/invitations/message-quote.tsx';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { myPoolCopy as copy } from './talent-pool.copy.ts';
import { join, leave } from './talent-pool.queries.ts';

/** An employer's question with what a yes means, before the tap. */
export function PoolQuestionCard({ pool }: { pool: MyPool }) {
  const { id, organizationName, jobTitle, reason, message, expiresAt } = pool;
  const [months, setMonths] = useState<(typeof POOL_MONTHS)[number]>('6');
  const joining = useStep(join, copy.thanks(organizationName));
  const leaving = useStep(leave);
  const isBusy = joining.isPending || leaving.isPending;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <div>
        <p className="text-sm text-ink-soft">{copy.answerBy(dayOfMoment(expiresAt))}</p>
        <h3 className="text-lg font-semibold wrap-anywhere">{copy.asks(organizationName)}</h3>
        <p>
          {copy.knows(jobTitle)} {copy.reasons[reason]}
        </p>
      </div>
      {message && <MessageQuote label={copy.message} message={message} />}
      <p className="measure text-sm">{copy.means}</p>
      <div className="w-full sm:w-56">
        <SelectField
          label={copy.howLong}
          value={months}
          options={POOL_MONTHS.map((value) => ({ value, label: copy.months[value] }))}
          onChange={({ target }) => setMonths(POOL_MONTHS.find((known) => known === target.value) ?? '6')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={joining.isPending && copy.saving}
          disabled={isBusy}
          onClick={() => joining.mutate({ id, months })}
        >
          {copy.yes}
        </Button>
        <Button
          variant="secondary"
          busy={leaving.isPending && copy.saving}
          disabled={isBusy}
          onClick={() => leaving.mutate(id)}
        >
          {copy.no}
        </Button>
      </div>
    </article>
  );
}
