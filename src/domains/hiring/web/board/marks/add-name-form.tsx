import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';

interface Props {
  label: string;
  add: string;
  /** The words while it is being added; false otherwise. */
  busy: string | false;
  name: string;
  error: string | undefined;
  onName: (name: string) => void;
  onAdd: () => void;
}

/** Adds an entry that has only a name. */
export const AddNameForm = ({ label, add, busy, name, error, onName, onAdd }: Props) => (
  <form
    noValidate
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      onAdd();
    }}
  >
    <div className="min-w-56 flex-1">
      <TextField label={label} value={name} error={error} onChange={({ target }) => onName(target.value)} />
    </div>
    <Button type="submit" variant="secondary" busy={busy}>
      {add}
    </Button>
  </form>
);
