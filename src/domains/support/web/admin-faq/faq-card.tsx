import { useState, type ReactNode } from 'react';
import { editFaqEntry, type FaqEntry } from '#domains/support/contract/faq-admin.ts';
import { adminFaqCopy as copy } from './admin-faq.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { useFaqStep, useSaveFaq } from './faq.queries.ts';

/** One question, with the steps to answer, publish, unpublish or delete it. */
export function FaqCard({ entry, order }: { entry: FaqEntry; order?: ReactNode }) {
  const [isEditing, setEditing] = useState(entry.answer === null);
  const step = useFaqStep(entry.id);
  const isPublished = entry.status === 'published';
  return (
    <article aria-label={entry.question}>
      <Card>
        <InPlace shows={isEditing ? 'form' : 'text'} className="flex flex-col gap-4">
          <p className="text-sm text-ink-soft">
            {copy.asked(ago(entry.createdAt))} · {entry.submitterName ? copy.from(entry.submitterName) : copy.anonymous}
            {entry.submitterContact && ` · ${entry.submitterContact}`}
          </p>
          {isEditing ? (
            <EditForm entry={entry} onDone={() => setEditing(false)} />
          ) : (
            <div className="flex flex-col gap-2">
              <h2 className="text-lg break-words">{entry.question}</h2>
              <p className="measure whitespace-pre-wrap">{entry.answer}</p>
            </div>
          )}
          {step.error && <Banner tone="danger">{step.error.message}</Banner>}
          <div className="flex flex-wrap gap-3">
            {!isEditing && (
              <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
                {copy.edit}
              </Button>
            )}
            {!isPublished && !isEditing && (
              <Button size="sm" onClick={() => step.mutate('publish')}>
                {copy.publish}
              </Button>
            )}
            {entry.status !== 'unpublished' && (
              <Button variant="quiet" size="sm" onClick={() => step.mutate('unpublish')}>
                {isPublished ? copy.unpublish : copy.putAside}
              </Button>
            )}
            {!isPublished && (
              <Button variant="danger" size="sm" onClick={() => step.mutate('remove')}>
                {copy.remove}
              </Button>
            )}
            {order}
          </div>
        </InPlace>
      </Card>
    </article>
  );
}

function EditForm({ entry, onDone }: { entry: FaqEntry; onDone: () => void }) {
  const save = useSaveFaq(entry.id);
  const form = useApiForm({
    schema: editFaqEntry.body,
    defaultValues: { question: entry.question, answer: entry.answer ?? '' },
    submit: async (body) => {
      await save.mutateAsync(body);
      confirmation(copy.saved);
      onDone();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate className="flex flex-col gap-3">
      <FormError refusal={form.failure} />
      <TextArea label={copy.question} rows={2} error={errors.question?.message} {...form.register('question')} />
      <TextArea label={copy.answer} rows={4} error={errors.answer?.message} {...form.register('answer')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isSubmitting && copy.saving}>
          {copy.save}
        </Button>
        {entry.answer !== null && (
          <Button variant="quiet" size="sm" onClick={onDone}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
