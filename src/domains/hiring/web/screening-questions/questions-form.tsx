import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  MOST_SCREENING_QUESTIONS,
  QUESTION_KINDS,
  saveScreening,
  type QuestionInput,
} from '#domains/hiring/contract/screening-questions.ts';
import { LawfulHint } from '#domains/hiring/web/scorecards/lawful-hint.tsx';
import { call } from '#platform/web/api/api.ts';
import { SavedMeanwhile } from '#platform/web/forms/saved-meanwhile.tsx';
import { useEdit } from '#platform/web/forms/use-edit.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { screeningCopy as copy } from './screening-questions.copy.ts';
import { screeningOf } from './screening-questions.queries.ts';

/** What a job asks everyone who applies. */
export function ScreeningSection({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  return (
    <Section id="screening" title={copy.title} hint={mayEdit ? copy.hint : copy.readOnly}>
      <QueryStates query={useQuery(screeningOf(jobId))} skeleton={<Skeleton className="h-24" />}>
        {({ items }) => (mayEdit ? <QuestionsForm jobId={jobId} saved={items} /> : <QuestionList items={items} />)}
      </QueryStates>
    </Section>
  );
}

const QuestionList = ({ items }: { items: readonly QuestionInput[] }) =>
  items.length === 0 ? (
    <p className="text-ink-soft">{copy.none}</p>
  ) : (
    <ol className="flex list-decimal flex-col gap-1 pl-5">
      {items.map(({ text }) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ol>
  );

interface FormProps {
  jobId: string;
  saved: readonly QuestionInput[];
}

const plain = ({ text, kind }: QuestionInput): QuestionInput => ({ text, kind });

function QuestionsForm({ jobId, saved }: FormProps) {
  const client = useQueryClient();
  const { queryKey } = screeningOf(jobId);
  const edit = useEdit<QuestionInput[]>({
    saved: saved.map(plain),
    save: async (next, before) => {
      const answer = await call(saveScreening, { params: { id: jobId }, body: { items: next, before } });
      client.setQueryData(queryKey, answer);
      return answer.items.map(plain);
    },
    queryKey,
    onSaved: () => notice(copy.saved, { tone: 'ok' }),
    draft: `screening-questions-${jobId}`,
  });
  const { value: items, set: change, fields } = edit;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
      className="flex flex-col gap-4"
    >
      <FormError refusal={edit.failure} />
      {edit.isBehind && (
        <SavedMeanwhile onDiscard={edit.discard}>
          <QuestionList items={saved} />
        </SavedMeanwhile>
      )}
      {items.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      {items.map((item, at) => (
        <Card key={at} className="flex flex-col gap-3 p-4 md:p-5">
          <TextField
            label={copy.question(at + 1)}
            error={fields[`items.${at}.text`]}
            value={item.text}
            onChange={({ target }) => change(items.with(at, { ...item, text: target.value }))}
          />
          <LawfulHint text={item.text} about={['refuse', 'warn', 'known']} />
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label={copy.kind}
              value={item.kind}
              options={QUESTION_KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
              onChange={({ target }) =>
                change(
                  items.with(at, { ...item, kind: QUESTION_KINDS.find((kind) => kind === target.value) ?? 'text' }),
                )
              }
            />
            <Button variant="quiet" aria-label={copy.removeOne(at + 1)} onClick={() => change(items.toSpliced(at, 1))}>
              {copy.remove}
            </Button>
          </div>
        </Card>
      ))}
      <div className="flex flex-wrap gap-3">
        {items.length < MOST_SCREENING_QUESTIONS && (
          <Button variant="secondary" onClick={() => change([...items, { text: '', kind: 'yes_no' }])}>
            {copy.add}
          </Button>
        )}
        {(items.length > 0 || saved.length > 0) && (
          <Button type="submit" busy={edit.isBusy && copy.saving}>
            {copy.save}
          </Button>
        )}
      </div>
    </form>
  );
}
