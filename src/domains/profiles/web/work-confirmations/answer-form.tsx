import { useController, useWatch, type Control, type FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import {
  employerAnswer,
  type AskedQuestion,
  type EmployerAnswer,
} from '#domains/profiles/contract/work/work-confirmations.ts';
import { confirmPageCopy as copy } from './work-confirmations.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { day, dayOfMoment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';

type Answer = z.input<typeof employerAnswer>;
type AnswerControl = Control<Answer, unknown, EmployerAnswer>;

const CHOICES = (['yes', 'no', 'cannot_answer'] as const).map((value) => ({
  value,
  ...copy.workedThereChoices[value],
}));

/** The questions, each shown only when it applies. */
export function AnswerForm({
  question,
  send,
}: {
  question: AskedQuestion;
  send: (answer: EmployerAnswer) => Promise<unknown>;
}) {
  const form = useApiForm({
    schema: employerAnswer,
    defaultValues: { startedOn: '', endedOn: '', title: '', name: '', role: '' },
    submit: send,
  });
  const { control, failure } = form;
  const workedThere = useController({ control, name: 'workedThere' });
  const said = useWatch({ control, name: 'workedThere' });
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="flex flex-col gap-6">
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <RadioCards
        legend={copy.workedThere(question.personName, question.employerName)}
        error={workedThere.fieldState.error?.message}
        options={CHOICES}
        columns={1}
        value={said ?? null}
        onChange={workedThere.field.onChange}
      />
      {said === 'yes' && <Facts control={control} question={question} />}
      {(said === 'yes' || said === 'no') && (
        <fieldset className="flex flex-col gap-4">
          <legend className="font-medium">{copy.who}</legend>
          <p className="mt-1 text-sm text-ink-soft">{copy.whoHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Line control={control} name="name" label={copy.name} autoComplete="name" />
            <Line control={control} name="role" label={copy.role} autoComplete="organization-title" />
          </div>
        </fieldset>
      )}
      <p className="text-sm text-ink-soft">{copy.once(dayOfMoment(question.expiresAt))}</p>
      <Button type="submit" isWide busy={form.formState.isSubmitting && copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}

function Facts({ control, question }: { control: AnswerControl; question: AskedQuestion }) {
  const [datesAreRight, titleIsRight] = useWatch({ control, name: ['datesAreRight', 'titleIsRight'] });
  return (
    <>
      <YesNo
        control={control}
        name="datesAreRight"
        legend={copy.dates(day(question.startedOn), day(question.endedOn))}
      />
      {datesAreRight === false && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Line control={control} name="startedOn" label={copy.startedOn} type="date" />
          <Line control={control} name="endedOn" label={copy.endedOn} type="date" />
        </div>
      )}
      <YesNo control={control} name="titleIsRight" legend={copy.jobTitle(question.title)} />
      {titleIsRight === false && <Line control={control} name="title" label={copy.otherTitle} />}
    </>
  );
}

interface YesNoProps {
  control: AnswerControl;
  name: 'datesAreRight' | 'titleIsRight';
  legend: string;
}

function YesNo({ control, name, legend }: YesNoProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <RadioCards
      legend={legend}
      error={fieldState.error?.message}
      options={[
        { value: 'yes', label: copy.yes },
        { value: 'no', label: copy.no },
      ]}
      value={field.value === true ? 'yes' : field.value === false ? 'no' : null}
      onChange={(value) => field.onChange(value === 'yes')}
    />
  );
}

interface LineProps {
  control: AnswerControl;
  name: Extract<FieldPath<Answer>, 'startedOn' | 'endedOn' | 'title' | 'name' | 'role'>;
  label: string;
  type?: 'date';
  autoComplete?: string;
}

function Line({ control, name, ...rest }: LineProps) {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...rest} {...field} value={field.value ?? ''} error={fieldState.error?.message} />;
}
