import { useState } from 'react';
import type { JobRow } from '#domains/jobs/contract/job-table.ts';
import { CLOSE_REASONS, type CloseReason } from '#domains/jobs/contract/jobs.ts';
import { openOn } from '#domains/jobs/web/jobs/what-ends.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { tableCopy as copy } from './job-table.copy.ts';

interface Props {
  jobs: readonly JobRow[];
  isBusy: boolean;
  onConfirm: (reason: CloseReason) => void;
  onClose: () => void;
}

/** Says what closing ends, and asks for the reason. */
export function CloseDialog({ jobs, isBusy, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const open = jobs.reduce((sum, { funnel }) => sum + openOn(funnel), 0);
  return (
    <Dialog title={copy.closeTitle(jobs.length)} description={copy.closeLead(open)} isOpen onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) onConfirm(reason);
          else setMissing(true);
        }}
      >
        <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm">
          {jobs.map(({ id, title, unit }) => (
            <li key={id}>
              {title} · {unit}
            </li>
          ))}
        </ul>
        <SelectField
          label={copy.closeReason}
          hint={copy.closeReasonHint}
          error={isMissing && reason === null ? copy.chooseReason : undefined}
          placeholder={copy.chooseReason}
          value={reason ?? ''}
          options={CLOSE_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
          onChange={({ target }) => setReason(CLOSE_REASONS.find((known) => known === target.value) ?? null)}
        />
        <Button type="submit" variant="danger" busy={isBusy && copy.saving}>
          {copy.close}
        </Button>
      </form>
    </Dialog>
  );
}
