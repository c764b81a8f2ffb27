import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationView } from '#domains/hiring/contract/conversations/conversations.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { conversationsCopy as copy } from './conversations.copy.ts';
import { assign, refreshConversations, teamOf } from './conversations.queries.ts';

/** Who of the hiring team answers; shown to the team alone. */
export function Assignee({ id, assignee }: Pick<ConversationView, 'id' | 'assignee'>) {
  const client = useQueryClient();
  const { data } = useQuery(teamOf(id));
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (userId: string | null) => assign(id, userId),
    onSettled: () => refreshConversations(client),
  });
  // A viewer reads along and is not asked.
  if (!data) return assignee ? <p className="text-sm text-ink-soft">{copy.assignedTo(assignee.name)}</p> : null;
  const me = data.members.find(({ isMe }) => isMe);
  const chosen = isPending ? variables : (assignee?.userId ?? null);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-52 flex-1 sm:max-w-72">
        <SelectField
          label={copy.answeredBy}
          error={error?.message}
          value={chosen ?? ''}
          options={[
            { value: '', label: copy.wholeTeam },
            ...data.members.map(({ userId, name, isMe }) => ({ value: userId, label: isMe ? copy.me(name) : name })),
          ]}
          onChange={({ target }) => mutate(target.value || null)}
        />
      </div>
      {me && chosen !== me.userId ? (
        <Button variant="quiet" onClick={() => mutate(me.userId)}>
          {copy.assignToMe}
        </Button>
      ) : null}
    </div>
  );
}
