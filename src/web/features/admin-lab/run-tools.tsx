import { useQueryClient } from '@tanstack/react-query';
import { Copy, Save } from 'lucide-react';
import { useState } from 'react';
import { runLab, type RunView, type SettingShape } from '#shared/contracts/matching-lab.ts';
import { labCopy as copy } from '#web/copy/admin-lab.ts';
import { call } from '#web/lib/api.ts';
import { confirmation } from '#web/lib/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useRun } from '#web/ui/use-run.ts';
import { ExportButtons } from './export-buttons.tsx';
import type { NamedSetting } from './lab.queries.ts';
import { runAsCsv } from './run-export.ts';

interface Keep {
  before: NamedSetting | undefined;
  after: SettingShape;
  onKept: (id: string) => void;
}

/** Takes a run along as a file; keeps a live one, or copies the link of one that is kept. */
export function RunTools({ run, keep }: { run: RunView; keep?: Keep }) {
  const [isNaming, setNaming] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {keep ? (
        <Button variant="secondary" size="sm" onClick={() => setNaming(true)}>
          <Save aria-hidden size={18} />
          {copy.keep}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void navigator.clipboard.writeText(location.href).then(() => confirmation(copy.copied))}
        >
          <Copy aria-hidden size={18} />
          {copy.copyLink}
        </Button>
      )}
      <ExportButtons name={`matching-lab-${run.createdAt.slice(0, 10)}`} data={run} asCsv={() => runAsCsv(run)} />
      {isNaming && keep && <KeepDialog {...keep} onClose={() => setNaming(false)} />}
    </div>
  );
}

function KeepDialog({ before, after, onKept, onClose }: Keep & { onClose: () => void }) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const { isBusy, failure, submit } = useRun(async () => {
    const { id } = await call(runLab, {
      body: { ...(before ? { before } : {}), after: { name: name.trim(), setting: after }, keep: name.trim() },
    });
    await client.invalidateQueries({ queryKey: ['admin', 'lab', 'runs'] });
    confirmation(copy.kept);
    if (id) onKept(id);
  }, onClose);
  return (
    <FormDialog
      title={copy.keep}
      description={copy.keepBody}
      onClose={onClose}
      words={{ confirm: copy.keep, busy: copy.keeping, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={null}
      submit={submit}
    >
      <TextField
        label={copy.keepName}
        maxLength={60}
        value={name}
        error={failure?.message}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
