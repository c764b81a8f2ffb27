import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { createTag, deleteTag } from '#domains/hiring/contract/board/tags.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { useLive } from '#platform/web/api/live.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { AddNameForm } from './add-name-form.tsx';
import { marksCopy as copy } from './marks.copy.ts';
import { personTags } from './marks.queries.ts';

/** The organization's tags. One that names a protected trait is refused with the reason, at its field. */
export function TagsSection({ mayEdit }: { mayEdit: boolean }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  useLive({ marks: [personTags().queryKey] });
  const refresh = () => client.invalidateQueries({ queryKey: personTags().queryKey });
  const add = useMutation({
    mutationFn: (added: string) => call(createTag, { body: { name: added } }),
    onSuccess: (_tag, added) => setName((typed) => (typed === added ? '' : typed)),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteTag, { params: { id } }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: refresh,
  });
  const error = add.error instanceof ApiError ? (add.error.fields['name'] ?? add.error.message) : undefined;
  return (
    <Section id="tags" title={copy.tagsTitle} hint={copy.tagsHint}>
      <QueryStates query={useQuery(personTags())} skeleton={<Skeleton className="h-20" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{copy.noTags}</p>
          ) : (
            <ul className="flex flex-wrap gap-2">
              {items.map((tag) => (
                <li
                  key={tag.id}
                  className="inline-flex items-center rounded-full border border-line bg-surface pl-4 text-sm"
                >
                  <span className="py-2.5 pr-4 wrap-anywhere">
                    {tag.name}
                    {!tag.isOwn && <span className="text-ink-soft"> · {copy.fromElsewhere}</span>}
                  </span>
                  {mayEdit && tag.isOwn && (
                    <IconButton label={copy.removeTag(tag.name)} onClick={() => remove.mutate(tag.id)}>
                      <X aria-hidden size={16} />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {mayEdit && (
        <AddNameForm
          label={copy.tagName}
          add={copy.addTag}
          busy={add.isPending && copy.adding}
          name={name}
          error={error}
          onName={setName}
          onAdd={() => add.mutate(name)}
        />
      )}
    </Section>
  );
}
