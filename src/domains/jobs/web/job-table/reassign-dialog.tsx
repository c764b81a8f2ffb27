import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobRow } from '#domains/jobs/contract/job-table.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { tableCopy as copy } from './job-table.copy.ts';
import { responsibleMembers } from './job-table.queries.ts';

interface Props {
  jobs: readonly JobRow[];
  isBusy: boolean;
  onConfirm: (userId: string) => void;
  onClose: () => void;
}

/** Chooses the colleague who is responsible for the jobs from now on. */
export function ReassignDialog({ jobs, isBusy, onConfirm, onClose }: Props) {
  const members = useQuery(responsibleMembers()).data?.items ?? [];
  const [userId, setUserId] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog title={copy.reassignTitle(jobs.length)} description={copy.reassignLead} isOpen onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (userId) onConfirm(userId);
          else setMissing(true);
        }}
      >
        <SelectField
          label={copy.responsibleMember}
          hint={copy.responsibleHint}
          error={isMissing && !userId ? copy.chooseMember : undefined}
          placeholder={copy.chooseMember}
          value={userId}
          options={members.map((member) => ({
            value: member.userId,
            label: member.isMe ? copy.me(member.name) : member.name,
          }))}
          onChange={({ target }) => setUserId(target.value)}
        />
        <Button type="submit" busy={isBusy && copy.saving}>
          {copy.reassign}
        </Button>
      </form>
    </Dialog>
  );
}
