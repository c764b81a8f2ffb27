import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { STEP_STAGES, type StepStage } from '#domains/hiring/contract/board/step-stages.ts';
import { saveSteps, type HiringStep } from '#domains/hiring/contract/board/steps.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { POSITION_LABELS, POSITIONS, type Position } from '#kernel/vocabulary.ts';
import { call, type ApiError } from '#platform/web/api/api.ts';
import { useLive } from '#platform/web/api/live.ts';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { AddNameForm } from './add-name-form.tsx';
import { marksCopy as copy } from './marks.copy.ts';
import { hiringSteps } from './marks.queries.ts';

type Kept = Pick<HiringStep, 'name'> & { id: string | null };

/** The organization's own steps within a stage, in order for each position. Each change is saved at once. */
export function StepsSection({ mayEdit }: { mayEdit: boolean }) {
  const [position, setPosition] = useState<Position>('RN');
  const [stage, setStage] = useState<StepStage>('interviewing');
  useLive({ marks: [hiringSteps().queryKey] });
  return (
    <Section id="steps" title={copy.stepsTitle} hint={copy.stepsHint}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.position}
          value={position}
          options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
          onChange={({ target }) => setPosition(POSITIONS.find((known) => known === target.value) ?? position)}
        />
        <SelectField
          label={copy.stage}
          value={stage}
          options={STEP_STAGES.map((value) => ({ value, label: stageWord(value) }))}
          onChange={({ target }) => setStage(STEP_STAGES.find((known) => known === target.value) ?? stage)}
        />
      </div>
      <QueryStates query={useQuery(hiringSteps())} skeleton={<Skeleton className="h-20" />}>
        {({ items }) => (
          <Steps
            key={`${position} ${stage}`}
            steps={items.filter((step) => step.position === position && step.stage === stage)}
            within={{ position, stage }}
            mayEdit={mayEdit}
          />
        )}
      </QueryStates>
    </Section>
  );
}

interface Props {
  steps: readonly HiringStep[];
  within: { position: Position; stage: StepStage };
  mayEdit: boolean;
}

function Steps({ steps: all, within, mayEdit }: Props) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const steps = all.filter(({ isOwn }) => isOwn);
  const others = all.filter(({ isOwn }) => !isOwn);
  const save = useMutation({
    mutationFn: (next: readonly Kept[]) =>
      call(saveSteps, {
        body: {
          ...within,
          base: steps.map(({ id }) => id),
          steps: next.map((step) => ({ id: step.id, name: step.name })),
        },
      }),
    onSuccess: (data) => client.setQueryData(hiringSteps().queryKey, data),
    // Refused: a colleague may have changed the list.
    onError: () => client.invalidateQueries({ queryKey: hiringSteps().queryKey }),
  });
  // Each change is a whole list: a second one would be made from a list without the first.
  const change = (next: readonly Kept[]) => {
    if (!save.isPending) save.mutate(next);
  };
  const isAdding = save.isPending && Boolean(save.variables?.some(({ id }) => id === null));
  const add = () => {
    if (save.isPending) return;
    // The next name may be typed by then.
    const clear = () => setName((typed) => (typed === name ? '' : typed));
    save.mutate([...steps, { id: null, name }], { onSuccess: clear });
  };
  // Still focusable, so that a person on the keyboard keeps their place.
  const paused = { 'aria-disabled': save.isPending || undefined, className: 'aria-disabled:opacity-50' };
  const failure = save.error as ApiError | null;
  const error = failure ? (Object.values(failure.fields)[0] ?? failure.message) : undefined;
  const swapped = (at: number) => {
    const next = [...steps];
    const [one, other] = [steps[at], steps[at + 1]];
    if (one && other) next.splice(at, 2, other, one);
    return next;
  };
  return (
    <>
      {all.length === 0 ? (
        <p className="text-ink-soft">{copy.noSteps}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {others.map((step) => (
            <li key={step.id} className="px-4 py-2.5 wrap-anywhere">
              {step.name}
              <span className="text-sm text-ink-soft"> · {copy.fromElsewhere}</span>
            </li>
          ))}
          {steps.map((step, at) => (
            <li key={step.id} className="flex items-center gap-1 pr-1 pl-4">
              <span className="flex-1 py-2.5 wrap-anywhere">{step.name}</span>
              {mayEdit && (
                <>
                  <IconButton
                    {...paused}
                    label={copy.up(step.name)}
                    disabled={at === 0}
                    onClick={() => change(swapped(at - 1))}
                  >
                    <ArrowUp aria-hidden size={18} />
                  </IconButton>
                  <IconButton
                    {...paused}
                    label={copy.down(step.name)}
                    disabled={at === steps.length - 1}
                    onClick={() => change(swapped(at))}
                  >
                    <ArrowDown aria-hidden size={18} />
                  </IconButton>
                  <IconButton
                    {...paused}
                    label={copy.removeStep(step.name)}
                    onClick={() => change(steps.filter(({ id }) => id !== step.id))}
                  >
                    <X aria-hidden size={18} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {mayEdit && (
        <AddNameForm
          label={copy.stepName}
          add={copy.addStep}
          busy={isAdding && copy.adding}
          name={name}
          error={error}
          onName={setName}
          onAdd={add}
        />
      )}
    </>
  );
}
