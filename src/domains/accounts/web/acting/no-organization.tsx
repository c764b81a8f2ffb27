import { actingCopy } from './acting.copy.ts';
import { useStanding } from '#platform/web/session/auth.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { choosePerson } from './acting.queries.ts';

const copy = actingCopy.noOrganization;

/** A page about an organization, for whoever has none: above all an administrator who acts in the role alone. */
export function NoOrganization() {
  if (useStanding()?.isAdmin) {
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
