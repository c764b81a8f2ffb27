import type { Role } from '#kernel/vocabulary.ts';
import { adminUsersCopy as copy } from './users.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { KeptReasonDialog } from '#platform/web/forms/kept-reason-dialog.tsx';
import { useChangeRole, useLift, useSuspend } from './users.queries.ts';

export type UserStep = { kind: 'suspend' } | { kind: 'lift' } | { kind: 'role'; role: Role };

/** Changing an account needs a reason, which the audit log keeps. */
export function UserDialog({ id, step, onClose }: { id: string; step: UserStep; onClose: () => void }) {
  const suspend = useSuspend(id);
  const lift = useLift(id);
  const change = useChangeRole(id);
  const words =
    step.kind === 'role'
      ? {
          title: copy.change.dialog(step.role),
          body: copy.change.body[step.role],
          action: copy.change.to(step.role),
          done: copy.change.done,
        }
      : copy[step.kind];
  const run = (reason: string) => {
    if (step.kind === 'role') return change.mutateAsync({ role: step.role, reason });
    return (step.kind === 'suspend' ? suspend : lift).mutateAsync(reason);
  };
  return (
    <KeptReasonDialog
      draft={`${step.kind}-${id}`}
      title={words.title}
      body={words.body}
      label={copy.reason}
      confirm={words.action}
      cancel={copy.cancel}
      busy={copy.saving}
      isDangerous={step.kind === 'suspend'}
      field="reason"
      run={async (reason) => {
        await run(reason);
        confirmation(words.done);
      }}
      onClose={onClose}
    />
  );
}
