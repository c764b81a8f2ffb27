import { useState } from 'react';
import { answerScreening, type AskedQuestion } from '#domains/hiring/contract/screening-questions.ts';
import { call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { askedCopy as copy } from './screening-questions.copy.ts';

interface Props {
  jobId: string;
  questions: readonly AskedQuestion[];
  onAnswered: () => void;
  onClose: () => void;
}

const YES_NO = [
  { value: 'Yes', label: copy.yes },
  { value: 'No', label: copy.no },
] as const;

/** What the employer asks, before an application is sent. The answers survive a reload and a refusal. */
export function QuestionsDialog({ jobId, questions, onAnswered, onClose }: Props) {
  const [given, setGiven, dropGiven] = useDraftState<Record<string, string>>(
    `screening-answers-${jobId}`,
    Object.fromEntries(questions.map(({ id, answer }) => [id, answer ?? ''])),
  );
  const [isTried, setTried] = useState(false);
  const open = questions.filter(({ id }) => !given[id]?.trim());
  const run = async () => {
    const answers = questions.map(({ id }) => ({ questionId: id, answer: given[id] ?? '' }));
    await call(answerScreening, { params: { id: jobId }, body: { answers } });
    dropGiven();
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, onAnswered);
  const errorOf = (id: string, at: number) =>
    fields[`answers.${at}.answer`] ?? (isTried && open.some((one) => one.id === id) ? copy.missing : undefined);
  return (
    <FormDialog
      title={copy.title}
      description={copy.lead(questions.length)}
      size="lg"
      labels={{ confirm: copy.send, busy: copy.saving, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={async (event) => {
        event.preventDefault();
        setTried(true);
        if (open.length === 0) await submit(event);
      }}
      onClose={onClose}
    >
      {questions.map(({ id, text, kind }, at) => {
        const field = { error: errorOf(id, at), value: given[id] ?? '' };
        return kind === 'yes_no' ? (
          <RadioCards
            key={id}
            {...field}
            legend={text}
            options={YES_NO}
            onChange={(answer) => setGiven({ ...given, [id]: answer })}
          />
        ) : (
          <TextArea
            key={id}
            {...field}
            label={text}
            rows={3}
            onChange={({ target }) => setGiven({ ...given, [id]: target.value })}
          />
        );
      })}
    </FormDialog>
  );
}
