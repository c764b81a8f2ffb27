import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import {
  hasOpenWork,
  removeMember,
  type memberView,
  type OpenWork,
} from '#domains/employers/contract/organizations.ts';
import { call } from '#platform/web/api/api.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { memberCopy as copy } from './members.copy.ts';
import { openWorkOf } from './organization.queries.ts';
import { useMemberDialog } from './use-member-change.ts';

type Member = z.output<typeof memberView>;

interface Props {
  member: Member;
  members: readonly Member[];
  onClose: () => void;
}

/** Removes a member, or lets the viewer leave, and hands their work to a colleague in the same step. */
export function LeaveDialog({ member, members, onClose }: Props) {
  const colleagues = members.filter(({ userId, memberRole }) => userId !== member.userId && mayPost(memberRole));
  const [successorId, setSuccessorId] = useState(colleagues[0]?.userId ?? '');
  const { data: work } = useQuery(openWorkOf(member.userId));
  const lines = work ? linesOf(work) : [];
  const navigate = useNavigate();
  const remove = useMemberDialog(
    () =>
      call(removeMember, {
        params: { userId: member.userId },
        query: successorId && (!work || lines.length > 0) ? { successorId } : {},
      }),
    () => {
      onClose();
      // After leaving, the guards must know that the user has no organization before the redirect.
      if (member.isMe) void refreshAuth().then(() => navigate('/employer/onboarding'));
    },
  );
  return (
    <FormDialog
      title={member.isMe ? copy.leaveTitle : copy.removeTitle(member.name)}
      description={member.isMe ? copy.leaveBody : copy.removeBody}
      labels={{
        confirm: member.isMe ? copy.leave : copy.remove,
        busy: member.isMe ? copy.leaving : copy.removing,
        cancel: copy.cancel,
      }}
      isDangerous
      isBusy={remove.isBusy}
      failure={remove.failure}
      submit={remove.submit}
      onClose={onClose}
    >
      {work && lines.length === 0 && <p className="measure text-ink-soft">{copy.noWork}</p>}
      {work && lines.length > 0 && (
        <section aria-labelledby="open-work" className="flex flex-col gap-1">
          <h3 id="open-work" className="font-sans text-sm font-semibold">
            {copy.openWork}
          </h3>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {work && lines.length > 0 && colleagues.length > 0 && (
        <SelectField
          label={copy.successor}
          hint={copy.successorHint}
          value={successorId}
          options={[
            ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
            ...(hasOpenWork(work) ? [] : [{ value: '', label: copy.noSuccessor }]),
          ]}
          onChange={({ target }) => setSuccessorId(target.value)}
        />
      )}
      {work && hasOpenWork(work) && colleagues.length === 0 && (
        <p className="measure text-ink-soft">{copy.noColleague}</p>
      )}
    </FormDialog>
  );
}

/** What moves, one line a kind. */
const linesOf = (work: OpenWork): string[] =>
  (Object.keys(copy.work) as (keyof OpenWork)[]).flatMap((kind) => (work[kind] > 0 ? copy.work[kind](work[kind]) : []));
