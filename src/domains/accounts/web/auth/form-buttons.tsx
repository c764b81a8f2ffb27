import { Button } from '#platform/web/ui/actions/button.tsx';

interface Props {
  words: { submit: string; busy: string; cancel: string };
  isBusy: boolean;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/** The end of a form that a button of the security page opened: it is sent, or it closes and nothing has changed. */
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
