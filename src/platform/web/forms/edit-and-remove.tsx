import { Button } from '#platform/web/ui/actions/button.tsx';

interface Props {
  /** The entry's name, for those who hear the buttons. */
  name: string;
  copy: {
    edit: string;
    remove: string;
    editOne: (name: string) => string;
    removeOne: (name: string) => string;
  };
  onEdit: () => void;
  onRemove: () => void;
}

/** The two buttons of an entry in a list of settings. */
export const EditAndRemove = ({ name, copy, onEdit, onRemove }: Props) => (
  <div className="flex gap-1">
    <Button variant="quiet" size="sm" aria-label={copy.editOne(name)} onClick={onEdit}>
      {copy.edit}
    </Button>
    <Button variant="quiet" size="sm" aria-label={copy.removeOne(name)} onClick={onRemove}>
      {copy.remove}
    </Button>
  </div>
);
