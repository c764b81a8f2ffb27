import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  readSelfIdentification,
  saveSelfIdentification,
  withdrawSelfIdentification,
  type SelfIdentification,
} from '#domains/profiles/contract/self-identification.ts';
import { RACE_LABELS, RACES, SEX_LABELS, SEXES } from '#domains/profiles/contract/demographics.ts';
import { selfIdentificationCopy as copy } from './self-identification.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { moment } from '#platform/web/page/format.ts';
import { confirmation, notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';

const own = () =>
  queryOptions({ queryKey: ['me', 'self-identification'], queryFn: () => call(readSelfIdentification) });

/** The voluntary answers for the fairness check, with every reason to skip them. */
export function SelfIdentificationForm() {
  const query = useQuery(own());
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
      {({ answer }) => <Answers key={answer?.updatedAt ?? 'none'} answer={answer} />}
    </QueryStates>
  );
}

const UNSAID = 'unsaid' as const;
const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) => [
  ...values.map((value) => ({ value, label: labels[value] })),
  { value: UNSAID, label: copy.preferNot },
];
const SEX_OPTIONS = optionsOf(SEXES, SEX_LABELS);
const RACE_OPTIONS = optionsOf(RACES, RACE_LABELS);

/** Nothing is preselected; unanswered questions are saved as 'I prefer not to say'. */
function Answers({ answer }: { answer: SelfIdentification }) {
  const [sex, setSex] = useState(answer && (answer.sex ?? UNSAID));
  const [race, setRace] = useState(answer && (answer.raceEthnicity ?? UNSAID));
  const client = useQueryClient();
  const settled = (said: string) => ({
    onSuccess: (kept: { answer: SelfIdentification }) => {
      client.setQueryData(own().queryKey, kept);
      confirmation(said);
    },
    onError: (error: Error) => notice(error.message, { tone: 'danger' }),
  });
  const save = useMutation({
    mutationFn: () =>
      call(saveSelfIdentification, {
        body: { sex: sex === UNSAID ? null : sex, raceEthnicity: race === UNSAID ? null : race },
      }),
    ...settled(copy.saved),
  });
  const withdraw = useMutation({ mutationFn: () => call(withdrawSelfIdentification), ...settled(copy.withdrawn) });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card>
      <form onSubmit={onSubmit} className="flex flex-col gap-6">
        <RadioCards legend={copy.sex} options={SEX_OPTIONS} value={sex} onChange={setSex} />
        <RadioCards legend={copy.race} hint={copy.raceHint} options={RACE_OPTIONS} value={race} onChange={setRace} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={save.isPending && copy.saving}>
            {copy.save}
          </Button>
          {answer && (
            <>
              <Button
                variant="secondary"
                busy={withdraw.isPending && copy.withdrawing}
                onClick={() => withdraw.mutate()}
              >
                {copy.withdraw}
              </Button>
              <p className="text-sm text-ink-soft">{copy.savedAt(moment(answer.updatedAt))}</p>
            </>
          )}
        </div>
      </form>
    </Card>
  );
}
