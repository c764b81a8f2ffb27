import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { changeMember, type listMembers } from '#domains/employers/contract/organizations.ts';
import { MEMBER_ROLES, type MemberRole } from '#kernel/vocabulary.ts';
import { memberCopy as copy } from '#domains/employers/web/organization/members.copy.ts';
import { absenceCopy } from '#domains/employers/web/organization/hours/absence.copy.ts';
import { AbsenceDialog, AbsenceLine } from '#domains/employers/web/organization/hours/absence-dialog.tsx';
import { InviteForm, InviteLater, OpenInvitations } from '#domains/employers/web/organization/invitations.tsx';
import { LeaveDialog } from '#domains/employers/web/organization/leave-dialog.tsx';
import { MEMBER_ROLE_CHOICES } from '#domains/employers/web/organization/member-roles.ts';
import { myMembers } from '#domains/employers/web/organization/organization.queries.ts';
import { UnitsDialog, UnitsLine } from '#domains/employers/web/organization/units-dialog.tsx';
import { useMemberChange } from '#domains/employers/web/organization/use-member-change.ts';
import { call } from '#platform/web/api/api.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { NoOrganization } from '#domains/accounts/web/acting/no-organization.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

type Member = ResponseOf<typeof listMembers>['members'][number];

export default function Members() {
  const query = useQuery(myMembers());
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [out, setOut] = useState<Member | null>(null);
  const [placed, setPlaced] = useState<Member | null>(null);
  const [demoted, setDemoted] = useState<MemberRole | null>(null);
  const changeRole = useMemberChange(({ userId, memberRole }: { userId: string; memberRole: MemberRole }) =>
    call(changeMember, { params: { userId }, body: { memberRole } }),
  );
  const me = query.data?.members.find(({ isMe }) => isMe);
  return (
    <EmployerShell>
      <div className="flex max-w-3xl flex-col gap-8">
        <PageHeader title={copy.title} intro={copy.lead} />
        <QueryStates query={query} skeleton={<Skeleton className="h-60" />}>
          {({ members, invitations, mayManage, mayInvite }) => (
            <>
              {members.length === 0 && <NoOrganization />}
              <ul className="flex flex-col gap-3">
                {members.map((member) => (
                  <li key={member.userId}>
                    <Card className="flex flex-wrap items-end justify-between gap-4 p-4">
                      <div>
                        <p className="font-semibold">
                          {member.name} {member.isMe && <span className="font-normal text-ink-soft">({copy.me})</span>}
                        </p>
                        <p className="text-sm text-ink-soft">
                          {copy.since(copy.roles[member.memberRole], dayOfMoment(member.since))}
                        </p>
                        <p className="mt-1 measure text-sm">{copy.may[member.memberRole]}</p>
                        <UnitsLine member={member} />
                        <AbsenceLine member={member} members={members} />
                      </div>
                      <div className="flex flex-wrap items-end gap-3">
                        {mayManage && (
                          <SelectField
                            label={copy.role}
                            value={member.memberRole}
                            options={MEMBER_ROLE_CHOICES}
                            onChange={({ target }) => {
                              const memberRole = MEMBER_ROLES.find((known) => known === target.value);
                              if (memberRole && member.isMe) setDemoted(memberRole);
                              else if (memberRole) changeRole.mutate({ userId: member.userId, memberRole });
                            }}
                          />
                        )}
                        {(mayManage || member.isMe) && mayPost(member.memberRole) && (
                          <Button
                            variant="secondary"
                            size="sm"
                            aria-label={absenceCopy.planOf(member.name)}
                            onClick={() => setOut(member)}
                          >
                            {absenceCopy.plan}
                          </Button>
                        )}
                        {mayManage && member.memberRole === 'hiring_manager' && (
                          <Button
                            variant="secondary"
                            size="sm"
                            aria-label={copy.unitsFor(member.name)}
                            onClick={() => setPlaced(member)}
                          >
                            {copy.units}
                          </Button>
                        )}
                        {(mayManage || member.isMe) && (
                          <Button
                            variant="danger"
                            size="sm"
                            aria-label={member.isMe ? copy.leave : copy.removeOf(member.name)}
                            onClick={() => setLeaving(member)}
                          >
                            {member.isMe ? copy.leave : copy.remove}
                          </Button>
                        )}
                      </div>
                    </Card>
                  </li>
                ))}
              </ul>
              {/* After an invitation is revoked, the focus moves to the form for the next one. */}
              <InPlace shows={invitations.map(({ id }) => id).join()} className="flex flex-col gap-8">
                {mayManage && (mayInvite ? <InviteForm /> : <InviteLater />)}
                {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
              </InPlace>
            </>
          )}
        </QueryStates>
      </div>
      {leaving && <LeaveDialog member={leaving} members={query.data?.members ?? []} onClose={() => setLeaving(null)} />}
      {placed && <UnitsDialog member={placed} onClose={() => setPlaced(null)} />}
      {out && <AbsenceDialog member={out} members={query.data?.members ?? []} onClose={() => setOut(null)} />}
      {demoted && me && (
        <ConfirmDialog
          title={copy.demoteTitle(copy.roles[demoted].toLowerCase())}
          body={copy.demoteBody}
          confirmLabel={copy.demote}
          isDangerous
          isOpen
          isBusy={changeRole.isPending}
          onClose={() => setDemoted(null)}
          onConfirm={() =>
            changeRole.mutate({ userId: me.userId, memberRole: demoted }, { onSettled: () => setDemoted(null) })
          }
        />
      )}
    </EmployerShell>
  );
}
