import { actingCopy } from './acting.copy.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { choosePerson } from './acting.queries.ts';

const copy = actingCopy.noOrganization;

/** An organization's page for a user without one, usually an administrator who acts in the role alone. */
export function NoOrganization() {
  if (useAccountState()?.isAdmin) {
    return (
      <EmptyState
        title={copy.acting}
        action={<Button onClick={() => void choosePerson()}>{actingCopy.needed.choose}</Button>}
      >
        {copy.actingBody}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={copy.title} action={<LinkButton to="/employer/onboarding">{copy.setUp}</LinkButton>}>
      {copy.body}
    </EmptyState>
  );
}
