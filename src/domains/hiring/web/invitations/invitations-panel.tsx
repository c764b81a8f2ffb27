import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { EarlierInvitation } from './earlier-invitation.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { invitationCopy as copy } from './invitations.copy.ts';
import { myInvitations } from './invitations.queries.ts';

/** Open invitations first, the one that expires first on top, then the outcome of the others. */
export function InvitationsPanel() {
  const query = useQuery(myInvitations());
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
      {({ items }) => {
        const open = items.filter(({ status }) => status === 'invited');
        const earlier = items.filter(({ status }) => status !== 'invited');
        return (
          <div className="flex flex-col gap-6">
            <h2 className="sr-only">{copy.status.invited}</h2>
            {open.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} />
            ))}
            {open.length === 0 ? (
              <EmptyState
                title={copy.emptyTitle}
                action={<LinkButton to="/job-seeker/jobs">{copy.toMatches}</LinkButton>}
              >
                {copy.empty}
              </EmptyState>
            ) : null}
            {earlier.length > 0 ? (
              <Card>
                <Section title={copy.earlier}>
                  <ul className="flex flex-col divide-y divide-line">
                    {earlier.map((invitation) => (
                      <EarlierInvitation key={invitation.id} invitation={invitation} />
                    ))}
                  </ul>
                </Section>
              </Card>
            ) : null}
          </div>
        );
      }}
    </QueryStates>
  );
}
