import { useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { inviteMember, revokeInvitation, type listMembers } from '#domains/employers/contract/organizations.ts';
import { memberCopy as copy } from './members.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { changedFields } from '#platform/web/forms/changed-fields.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { MEMBER_ROLE_CHOICES } from './member-roles.ts';
import { myMembers } from './organization.queries.ts';
import { useMemberChange } from './use-member-change.ts';

type Invitation = ResponseOf<typeof listMembers>['invitations'][number];

/** Open invitations. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const revoke = useMemberChange((id: string) => call(revokeInvitation, { params: { id } }));
  return (
    <Section title={copy.open}>
      <ul className="flex flex-col gap-3">
        {invitations.map(({ id, email, memberRole, isWaiting, expiresAt }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-4 md:p-4">
              <span className="min-w-0 wrap-anywhere">
                {isWaiting
                  ? copy.waiting(email, copy.roles[memberRole])
                  : copy.invited(email, copy.roles[memberRole], dayOfMoment(expiresAt))}
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={copy.revokeOf(email)}
                busy={revoke.isPending && revoke.variables === id && copy.sending}
                onClick={() => revoke.mutate(id)}
              >
                {copy.revoke}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Says what must happen before colleagues can be invited. */
export function InviteLater() {
  return (
    <Section title={copy.invite}>
      <p className="text-ink-soft">{copy.inviteLater}</p>
    </Section>
  );
}

export function InviteForm() {
  const client = useQueryClient();
  const form = useApiForm({
    schema: inviteMember.body,
    defaultValues: { email: '', memberRole: 'recruiter' },
    submit: async (body) => {
      const sent = structuredClone(form.getValues());
      const { isWaiting } = await call(inviteMember, { body });
      const typed = changedFields(sent, form.getValues());
      form.reset();
      form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
      notice(isWaiting ? copy.kept : copy.sent, { tone: 'ok' });
      await client.invalidateQueries({ queryKey: myMembers().queryKey });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Section title={copy.invite}>
      <form
        noValidate
        onSubmit={(event) => void form.onSubmit(event)}
        className="grid items-start gap-4 sm:grid-cols-[1fr_16rem]"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormError refusal={form.failure} />
        </div>
        <TextField label={copy.email} type="email" error={errors.email?.message} {...form.register('email')} />
        <SelectField
          label={copy.role}
          options={MEMBER_ROLE_CHOICES}
          error={errors.memberRole?.message}
          {...form.register('memberRole')}
        />
        <p role="status" className="measure text-sm text-ink-soft sm:col-span-2">
          {copy.may[form.watch('memberRole') ?? 'recruiter']}
        </p>
        <div className="sm:col-span-2">
          <Button type="submit" busy={isSubmitting && copy.sending}>
            {copy.send}
          </Button>
        </div>
      </form>
    </Section>
  );
}
