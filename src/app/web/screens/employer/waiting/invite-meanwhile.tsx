import { useQuery } from '@tanstack/react-query';
import { memberCopy } from '#domains/employers/web/organization/members.copy.ts';
import { InviteForm, OpenInvitations } from '#domains/employers/web/organization/invitations.tsx';
import { myMembers } from '#domains/employers/web/organization/organization.queries.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';

/** Invitations that wait with the organization. */
export function InviteMeanwhile() {
  const { data } = useQuery(myMembers());
  if (!data?.mayInvite) return null;
  const { invitations } = data;
  return (
    <Card className="mx-auto mt-6 w-full max-w-2xl">
      <InPlace shows={invitations.map(({ id }) => id).join()} className="flex flex-col gap-6">
        <InviteForm />
        <p className="text-ink-soft">{memberCopy.waitingBody}</p>
        {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      </InPlace>
    </Card>
  );
}
