import { Button } from '#platform/web/ui/actions/button.tsx';

interface Props {
  words: { submit: string; busy: string; cancel: string };
  isBusy: boolean;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/** The buttons of a form on the security page: submit, or close without a change. */
export function FormButtons({ words, isBusy, variant = 'primary', onCancel }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={variant} busy={isBusy && words.busy}>
        {words.submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
