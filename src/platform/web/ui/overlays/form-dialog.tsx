import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import type { SubmitError } from '#platform/web/ui/forms/submit-error.ts';

interface Props {
  title: string;
  description?: ReactNode;
  size?: 'md' | 'lg';
  labels: { confirm: string; busy: string; cancel: string };
  isDangerous?: boolean;
  /** A selector of the field to focus first. */
  opensAt?: string;
  /** ID of the element to focus on close, where it exists by then, instead of the opener. */
  returnsTo?: string;
  isBusy: boolean;
  failure: SubmitError | null;
  submit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

const FIRST_FIELD = 'form :is(input, select, textarea):not(:disabled)';

/**
 * A dialog with a form. It focuses the first field, submits on Enter or by its button, which stays visible below the
 * scrolling fields, and keeps the input when submitting fails.
 */
export function FormDialog(props: Props) {
  const { title, description, size = 'md', labels, isDangerous = false, isBusy, failure, submit, onClose } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      description={description}
      size={size}
      opensAt={props.opensAt ?? FIRST_FIELD}
      returnsTo={props.returnsTo}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} busy={isBusy && labels.busy}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <FormError refusal={failure} />
        {props.children}
      </form>
    </Dialog>
  );
}
