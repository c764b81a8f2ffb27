import type { submitFaq } from '#domains/support/contract/faq.ts';
import { faqCopy } from '#site/copy/faq.ts';
import { callAt } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { NeedsScripts } from '#site/shared/sections.tsx';
import { useSimpleForm } from '#site/shared/use-simple-form.ts';

const { form } = faqCopy;
const EMPTY = { question: '', name: '', contact: '' };

/** A blank question is ignored. */
function send(values: typeof EMPTY) {
  const question = values.question.trim();
  if (!question) return false;
  const body = { question, submitter_name: values.name, submitter_contact: values.contact };
  return callAt<typeof submitFaq>({ method: 'post', path: '/api/faq' }, { body });
}

export function FaqForm() {
  const { values, update, isBusy, outcome, onSubmit } = useSimpleForm(EMPTY, send, 'question', form);
  return (
    <div className="grid gap-6 border-t border-line pt-10 md:grid-cols-[2fr_3fr] md:gap-10 print:hidden">
      <div>
        <h3 className="font-display text-xl font-semibold">{form.title}</h3>
        <p className="mt-3 text-ink-soft">{form.warning}</p>
      </div>
      <NeedsScripts />
      <form className="grid gap-4 still:hidden" onSubmit={onSubmit}>
        <TextArea
          label={form.question}
          required
          maxLength={500}
          value={values.question}
          onChange={(event) => update({ question: event.target.value })}
        />
        <TextField
          label={form.name}
          isOptional
          maxLength={120}
          value={values.name}
          onChange={(event) => update({ name: event.target.value })}
        />
        <TextField
          label={form.contact}
          isOptional
          maxLength={200}
          value={values.contact}
          onChange={(event) => update({ contact: event.target.value })}
        />
        {outcome && (
          <Banner tone={outcome.tone} isAlert>
            {outcome.text}
          </Banner>
        )}
        <Button type="submit" className="justify-self-start" busy={isBusy && form.busy}>
          {form.submit}
        </Button>
      </form>
    </div>
  );
}
