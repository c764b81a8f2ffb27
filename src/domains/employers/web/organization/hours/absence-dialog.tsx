import type { z } from 'zod';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { absence, saveAbsence } from '#domains/employers/contract/absences.ts';
import type { memberView } from '#domains/employers/contract/organizations.ts';
import { call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { day } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { absenceCopy as copy } from './absence.copy.ts';
import { useMemberChange } from '../use-member-change.ts';
import { dayOf } from '#kernel/days.ts';

type Member = z.output<typeof memberView>;

interface Props {
  member: Member;
  members: readonly Member[];
  onClose: () => void;
}

/** Says when a member is out and who answers for them. */
export function AbsenceDialog({ member, members, onClose }: Props) {
  const save = useMemberChange((body: { absence: Member['absence'] }) =>
    call(saveAbsence, { params: { userId: member.userId }, body }),
  );
  const finish = async (next: Member['absence']) => {
    await save.mutateAsync({ absence: next });
    notice(copy.saved, { tone: 'ok' });
    onClose();
  };
  const today = dayOf(new Date());
  const form = useApiForm({
    schema: absence,
    defaultValues: member.absence ?? { from: today, until: today, deputyId: null },
    submit: finish,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title={member.isMe ? copy.mine : copy.title(member.name)}
      description={copy.hint}
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      isBusy={isSubmitting}
      failure={form.failure}
      submit={form.onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={copy.from} type="date" error={errors.from?.message} {...form.register('from')} />
        <TextField label={copy.until} type="date" error={errors.until?.message} {...form.register('until')} />
      </div>
      <SelectField
        label={copy.deputy}
        options={[
          { value: '', label: copy.noDeputy },
          ...members
            .filter(({ userId, memberRole }) => userId !== member.userId && mayPost(memberRole))
            .map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        error={errors.deputyId?.message}
        {...form.register('deputyId', { setValueAs: (value: string | null) => value || null })}
      />
      {member.absence && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => void finish(null).catch(form.setFailure)}>
            {copy.end}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

/** The days of an absence and the deputy, on a member's card. */
export function AbsenceLine({ member, members }: Omit<Props, 'onClose'>) {
  if (!member.absence) return null;
  const { from, until, deputyId } = member.absence;
  const deputy = members.find(({ userId }) => userId === deputyId);
  return (
    <p className="mt-1 text-sm font-medium">
      {[copy.out(day(from), day(until)), deputy && copy.deputyIs(deputy.name)].filter(Boolean).join(' · ')}
    </p>
  );
}
