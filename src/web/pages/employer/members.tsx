import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMember, inviteMember, removeMember, revokeInvitation } from '#shared/contracts/organizations.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/kernel/vocabulary.ts';
import { memberCopy as copy } from '#web/copy/employer.ts';
import { myMembers } from '#web/features/organization/organization.queries.ts';
import { call } from '#web/lib/api.ts';
import { useApiForm } from '#web/lib/form.ts';
import { day } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { notice } from '#web/lib/toasts.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Section } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

const ROLE_OPTIONS = MEMBER_ROLES.map((value) => ({ value, label: copy.roles[value] }));

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: myMembers().queryKey }),
  });
}

export default function Members() {
  const query = useQuery(myMembers());
  const [leaving, setLeaving] = useState<string | null>(null);
  const changeRole = useChange(({ userId, memberRole }: { userId: string; memberRole: MemberRole }) =>
    call(changeMember, { params: { userId }, body: { memberRole } }),
  );
  const remove = useChange((userId: string) => call(removeMember, { params: { userId } }));
  const revoke = useChange((id: string) => call(revokeInvitation, { params: { id } }));
  return (
    <EmployerShell>
      <div className="flex max-w-3xl flex-col gap-8">
        <PageHeader title={copy.title} intro={copy.lead} />
        <QueryStates query={query} skeleton={<Skeleton className="h-60" />}>
          {({ members, invitations, mayManage }) => (
            <>
              <ul className="flex flex-col gap-3">
                {members.map((member) => (
                  <li key={member.userId}>
                    <Card className="flex flex-wrap items-end justify-between gap-4 p-4">
                      <div>
                        <p className="font-semibold">
                          {member.name} {member.isMe && <span className="font-normal text-ink-soft">({copy.me})</span>}
                        </p>
                        <p className="text-sm text-ink-soft">
                          {copy.since(copy.roles[member.memberRole], day(member.since.slice(0, 10)))}
                        </p>
                        <p className="mt-1 measure text-sm">{copy.may[member.memberRole]}</p>
                      </div>
                      <div className="flex flex-wrap items-end gap-3">
                        {mayManage && (
                          <SelectField
                            label={copy.role}
                            value={member.memberRole}
                            options={ROLE_OPTIONS}
                            onChange={({ target }) => {
                              const memberRole = MEMBER_ROLES.find((known) => known === target.value);
                              if (memberRole) changeRole.mutate({ userId: member.userId, memberRole });
                            }}
                          />
                        )}
                        {(mayManage || member.isMe) && (
                          <Button variant="danger" size="sm" onClick={() => setLeaving(member.userId)}>
                            {member.isMe ? copy.leave : copy.remove}
                          </Button>
                        )}
                      </div>
                    </Card>
                  </li>
                ))}
              </ul>
              {mayManage && <InviteForm />}
              {invitations.length > 0 && (
                <Section title={copy.open}>
                  <ul className="flex flex-col gap-2">
                    {invitations.map((invitation) => (
                      <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3">
                        {invitation.email} · {copy.roles[invitation.memberRole]} · until{' '}
                        {day(invitation.expiresAt.slice(0, 10))}
                        <Button size="sm" variant="quiet" onClick={() => revoke.mutate(invitation.id)}>
                          {copy.revoke}
                        </Button>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
            </>
          )}
        </QueryStates>
      </div>
      <ConfirmDialog
        title={copy.removeTitle}
        body={copy.removeBody}
        confirmLabel={copy.remove}
        isDangerous
        isOpen={leaving !== null}
        isBusy={remove.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove.mutate(leaving, { onSettled: () => setLeaving(null) });
        }}
      />
    </EmployerShell>
  );
}

function InviteForm() {
  const client = useQueryClient();
  const form = useApiForm({
    schema: inviteMember.body,
    defaultValues: { email: '', memberRole: 'recruiter' },
    submit: async (body) => {
      await call(inviteMember, { body });
      form.reset();
      notice(copy.sent, { tone: 'ok' });
      await client.invalidateQueries({ queryKey: myMembers().queryKey });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Section title={copy.invite}>
      <form
        noValidate
        onSubmit={(event) => void form.onSubmit(event)}
        className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]"
      >
        {form.failure && <Banner tone="danger">{form.failure.message}</Banner>}
        <TextField label={copy.email} type="email" error={errors.email?.message} {...form.register('email')} />
        <SelectField
          label={copy.role}
          options={ROLE_OPTIONS}
          error={errors.memberRole?.message}
          {...form.register('memberRole')}
        />
        <div>
          <Button type="submit" busy={isSubmitting && copy.sending}>
            {copy.send}
          </Button>
        </div>
      </form>
    </Section>
  );
}
