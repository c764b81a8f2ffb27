import { useQuery } from '@tanstack/react-query';
import { templatesCopy as copy } from './message-templates.copy.ts';
import { messageTemplates, removeTemplate } from './message-templates.queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateList } from './template-list.tsx';

/** The organization's message templates. */
export const TemplatesSection = ({ mayEdit }: { mayEdit: boolean }) => (
  <TemplateList
    id="templates"
    copy={copy}
    query={useQuery(messageTemplates())}
    queryKey={messageTemplates().queryKey}
    mayEdit={mayEdit}
    remove={removeTemplate}
    summary={({ body }) => (
      <p dir="auto" className="line-clamp-4 measure wrap-anywhere whitespace-pre-wrap text-ink-soft">
        {body}
      </p>
    )}
    dialog={(template, onClose) => <TemplateDialog template={template} onClose={onClose} />}
  />
);
