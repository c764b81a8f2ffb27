import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Copy, Save } from 'lucide-react';
import { useState } from 'react';
import { labCopy as copy } from '../lab.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { ExportButtons } from './export-buttons.tsx';

interface Keep {
  words: { action: string; body: string; name: string };
  /** Saves it under that name; returns its id. */
  store: (name: string) => Promise<{ id: string | null }>;
  /** The name's field in validation errors. */
  field: string;
  list: QueryKey;
  onKept: (id: string) => void;
}

interface Props {
  file: Parameters<typeof ExportButtons>[0];
  keep: Keep | null;
}

/** Exports the result; saves a new one, or copies the link of a saved one. */
export function ResultTools({ file, keep }: Props) {
  const [isNaming, setNaming] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {keep ? (
        <Button variant="secondary" size="sm" onClick={() => setNaming(true)}>
          <Save aria-hidden size={18} />
          {keep.words.action}
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
      <ExportButtons {...file} />
      {isNaming && keep && <KeepDialog {...keep} onClose={() => setNaming(false)} />}
    </div>
  );
}

function KeepDialog({ words, store, field, list, onKept, onClose }: Keep & { onClose: () => void }) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    const { id } = await store(name.trim());
    await client.invalidateQueries({ queryKey: list });
    confirmation(copy.kept);
    if (id) onKept(id);
  }, onClose);
  return (
    <FormDialog
      title={words.action}
      description={words.body}
      onClose={onClose}
      labels={{ confirm: words.action, busy: copy.keeping, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      <TextField
        label={words.name}
        maxLength={60}
        value={name}
        error={fields[field]}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
