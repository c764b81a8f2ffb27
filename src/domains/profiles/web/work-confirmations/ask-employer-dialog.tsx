import { useState } from 'react';
import type { WorkView } from '#domains/profiles/contract/candidate-facts.ts';
import { QUESTIONS, requestLetter } from '#domains/profiles/contract/work/work-confirmation-letter.ts';
import { askPastEmployer, OPEN_DAYS } from '#domains/profiles/contract/work/work-confirmations.ts';
import { CONFIRM_WORK_VERSION } from '#domains/profiles/contract/consents.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { confirmWorkCopy as copy } from './work-confirmations.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { useAskEmployer } from './work-confirmations.queries.ts';

interface Props {
  work: WorkView & { endedOn: string };
  personName: string;
  onClose: () => void;
}

/** The contact, the email word for word, and the consent; all are required before anything is sent. */
export function AskEmployerDialog({ work, personName, onClose }: Props) {
  const ask = useAskEmployer();
  const [contact, setContact] = useState({ contactName: '', contactRole: '', contactEmail: '' });
  const [consents, setConsents] = useState(false);
  const send = async () => {
    const given = { workId: work.id, ...contact, consentVersion: CONFIRM_WORK_VERSION, consents };
    const parsed = askPastEmployer.body.safeParse(given);
    if (!parsed.success) throw refusalOf(parsed.error.issues);
    await ask.mutateAsync(parsed.data);
    confirmation(copy.sent);
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(send, onClose);
  const bind = (name: keyof typeof contact) => ({
    value: contact[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setContact({ ...contact, [name]: target.value }),
  });

  return (
    <FormDialog
      title={copy.title}
      description={copy.lead(work.employerName)}
      size="lg"
      onClose={onClose}
      labels={{ confirm: copy.send, busy: copy.sending, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      <TextField label={copy.contactName} hint={copy.contactNameHint} maxLength={120} {...bind('contactName')} />
      <TextField label={copy.contactRole} maxLength={120} {...bind('contactRole')} />
      <TextField
        type="email"
        autoComplete="off"
        label={copy.contactEmail}
        hint={copy.contactEmailHint}
        {...bind('contactEmail')}
      />
      <Preview work={work} personName={personName} contactName={contact.contactName.trim()} />
      <Checkbox label={copy.consent} error={fields['consents']} checked={consents} onChange={setConsents} />
    </FormDialog>
  );
}

/** Client-side errors at their fields, worded as the server words them. */
const refusalOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  new ApiError(422, 'INVALID_INPUT', issues[0]?.message ?? '', {
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  });

/** The email as it will be sent, and the questions behind its link. */
function Preview({ work, personName, contactName }: Omit<Props, 'onClose'> & { contactName: string }) {
  const { employerName, title, startedOn, endedOn } = work;
  const letter = requestLetter(
    { personName, employerName, title, startedOn, endedOn },
    { contactName: contactName || copy.someone, answerBy: addDays(dayOf(new Date()), OPEN_DAYS) },
  );
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-paper p-4 text-sm">
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{copy.willSend}</h3>
        <p className="font-medium">
          {copy.subject}: {letter.title}
        </p>
        <p className="whitespace-pre-line">{letter.body}</p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {letter.facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{copy.willAsk}</h3>
        <ol className="list-decimal pl-5">
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p className="text-ink-soft">{copy.notAsked}</p>
        <p className="text-ink-soft">{copy.once}</p>
      </section>
    </div>
  );
}
