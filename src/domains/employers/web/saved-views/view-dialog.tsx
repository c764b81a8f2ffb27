import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addSavedView,
  changeSavedView,
  VIEW_NAME_MAX,
  type SavedView,
  type ViewScreen,
} from '#domains/employers/contract/saved-views.ts';
import { call } from '#platform/web/api/api.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { viewsCopy as copy } from './saved-views.copy.ts';
import { savedViews } from './saved-views.queries.ts';

interface Props {
  screen: ViewScreen;
  query: string;
  /** The view that gets another name; null for a new one. */
  view: SavedView | null;
  onClose: () => void;
}

/** Names a view. */
export function ViewDialog({ screen, query, view, onClose }: Props) {
  const client = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    if (view) await call(changeSavedView, { params: { id: view.id }, body: { name } });
    else await call(addSavedView, { body: { screen, name, query } });
    await client.invalidateQueries({ queryKey: savedViews().queryKey });
  }, onClose);
  return (
    <FormDialog
      title={view ? copy.rename : copy.save}
      description={view ? copy.renameLead : copy.saveLead}
      labels={{ confirm: copy.confirm, busy: copy.saving, cancel: copy.cancel }}
      opensAt="input"
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        value={name}
        error={fields['name']}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
