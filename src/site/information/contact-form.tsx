import type { sendMessage } from '#domains/support/contract/contact.ts';
import { CONTACT_TOPIC_LABELS, CONTACT_TOPICS, type ContactTopic } from '#domains/support/contract/contact-topics.ts';
import { messageForm as copy } from '#site/copy/contact-form.ts';
import { callAt } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { NeedsScripts } from '#site/shared/sections.tsx';
import { useSimpleForm } from '#site/shared/use-simple-form.ts';

const EMPTY: { topic: ContactTopic; name: string; email: string; message: string } = {
  topic: 'other',
  name: '',
  email: '',
  message: '',
};
const OPTIONS = CONTACT_TOPICS.map((value) => ({ value, label: CONTACT_TOPIC_LABELS[value] }));

const send = (body: typeof EMPTY) => callAt<typeof sendMessage>({ method: 'post', path: '/api/contact' }, { body });

export function ContactForm() {
  const { values, update, isBusy, outcome, fields, onSubmit } = useSimpleForm(EMPTY, send, 'contact', copy);
  return (
    <>
      <NeedsScripts />
      <form className="mt-6 grid max-w-xl gap-4 still:hidden" onSubmit={onSubmit}>
        <SelectField
          label={copy.topic}
          options={OPTIONS}
          error={fields['topic']}
          value={values.topic}
          onChange={({ target }) =>
            update({ topic: CONTACT_TOPICS.find((topic) => topic === target.value) ?? 'other' })
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={copy.name}
            isOptional
            autoComplete="name"
            maxLength={120}
            error={fields['name']}
            value={values.name}
            onChange={({ target }) => update({ name: target.value })}
          />
          <TextField
            label={copy.email}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            error={fields['email']}
            value={values.email}
            onChange={({ target }) => update({ email: target.value })}
          />
        </div>
        <TextArea
          label={copy.message}
          required
          rows={6}
          maxLength={4000}
          hint={copy.messageHint}
          error={fields['message']}
          value={values.message}
          onChange={({ target }) => update({ message: target.value })}
        />
        {outcome && Object.keys(fields).length === 0 && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
        <Button type="submit" className="justify-self-start" busy={isBusy && copy.busy}>
          {copy.submit}
        </Button>
      </form>
    </>
  );
}
