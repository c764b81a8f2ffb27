import { useMutation, useQuery } from '@tanstack/react-query';
import type { MessageTemplate } from '#domains/hiring/contract/conversations/message-templates.ts';
import { fillPlaceholders } from '#domains/hiring/contract/offers/placeholders.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { templatesCopy as copy } from './message-templates.copy.ts';
import { messageTemplates, placeholdersFor } from './message-templates.queries.ts';

interface Props {
  applicationId: string;
  /** What is written so far. */
  text: string;
  /** The text with the filled template after it; what has no value stays in braces. */
  onChoose: (text: string, templateId: string) => void;
}

/** Puts a template of the organization into the text that is being written; nothing while there are none. */
export function TemplatePicker({ applicationId, text, onChoose }: Props) {
  const templates = useQuery(messageTemplates()).data?.items ?? [];
  const fill = useMutation({
    mutationFn: async ({ id, body }: MessageTemplate) => {
      const { values } = await placeholdersFor(applicationId);
      return { id, filled: fillPlaceholders(body, values) };
    },
    onSuccess: ({ id, filled }) => onChoose(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`, id),
  });
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={copy.use}
      placeholder={copy.choose}
      value=""
      disabled={fill.isPending}
      error={fill.error?.message}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => {
        const chosen = templates.find(({ id }) => id === target.value);
        if (chosen) fill.mutate(chosen);
      }}
    />
  );
}
