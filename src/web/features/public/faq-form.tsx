import { useState, type FormEvent } from 'react';
import type { submitFaq } from '#shared/contracts/faq.ts';
import { faqCopy } from '#web/copy/faq.ts';
import { callAt } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';

const { form } = faqCopy;
const EMPTY = { question: '', name: '', contact: '' };
type Outcome = { tone: 'ok' | 'danger'; text: string } | null;

/** A blank question is ignored; what was typed stays until it was taken. */
export function FaqForm() {
  const [values, setValues] = useState(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const keep = (part: Partial<typeof EMPTY>) => setValues((now) => ({ ...now, ...part }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const question = values.question.trim();
    if (!question || isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const body = { question, submitter_name: values.name, submitter_contact: values.contact };
      await callAt<typeof submitFaq>({ method: 'post', path: '/api/faq' }, { body });
      setValues(EMPTY);
      setOutcome({ tone: 'ok', text: form.success });
    } catch (error) {
      setOutcome({ tone: 'danger', text: form.failure(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-6 border-t border-line pt-10 md:grid-cols-[2fr_3fr] md:gap-10 print:hidden">
      <div>
        <h3 className="font-display text-xl font-semibold">{form.title}</h3>
        <p className="mt-3 text-ink-soft">{form.warning}</p>
      </div>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={form.question}
          required
          maxLength={500}
          value={values.question}
          onChange={(event) => keep({ question: event.target.value })}
        />
        <TextField
          label={form.name}
          isOptional
          maxLength={120}
          value={values.name}
          onChange={(event) => keep({ name: event.target.value })}
        />
        <TextField
          label={form.contact}
          isOptional
          maxLength={200}
          value={values.contact}
          onChange={(event) => keep({ contact: event.target.value })}
        />
        {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
        <Button type="submit" className="justify-self-start" busy={isBusy && form.busy}>
          {form.submit}
        </Button>
      </form>
    </div>
  );
}
