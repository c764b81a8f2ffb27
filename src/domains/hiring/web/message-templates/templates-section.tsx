import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageTemplate } from '#domains/hiring/contract/message-templates.ts';
import { RemoveDialog } from '#platform/web/forms/remove-dialog.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { templatesCopy as copy } from './message-templates.copy.ts';
import { messageTemplates, removeTemplate } from './message-templates.queries.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** The organization's templates: owners and recruiters write them, reviewers read them. */
export function TemplatesSection({ mayEdit }: { mayEdit: boolean }) {
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  const [leaving, setLeaving] = useState<MessageTemplate | null>(null);
  return (
    <Section
      id="templates"
      title={copy.title}
      hint={copy.hint}
      action={
        mayEdit && (
          <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
            {copy.add}
          </Button>
        )
      }
    >
      <QueryStates query={useQuery(messageTemplates())} skeleton={<Skeleton className="h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="measure text-ink-soft">{copy.empty}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {items.map((one) => (
                <li key={one.id}>
                  <TemplateCard
                    template={one}
                    {...(mayEdit && { onEdit: () => setEdited(one), onRemove: () => setLeaving(one) })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {leaving && (
        <RemoveDialog
          title={copy.removeTitle(leaving.name)}
          copy={copy}
          run={() => removeTemplate(leaving.id)}
          queryKey={messageTemplates().queryKey}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}

interface CardProps {
  template: MessageTemplate;
  onEdit?: () => void;
  onRemove?: () => void;
}

function TemplateCard({ template: { name, body }, onEdit, onRemove }: CardProps) {
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        {onEdit && onRemove && (
          <div className="flex gap-1">
            <Button variant="quiet" size="sm" aria-label={copy.editOne(name)} onClick={onEdit}>
              {copy.edit}
            </Button>
            <Button variant="quiet" size="sm" aria-label={copy.removeOne(name)} onClick={onRemove}>
              {copy.remove}
            </Button>
          </div>
        )}
      </div>
      <p dir="auto" className="line-clamp-4 measure wrap-anywhere whitespace-pre-wrap text-ink-soft">
        {body}
      </p>
    </Card>
  );
}
