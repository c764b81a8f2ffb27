import type { ReactNode } from 'react';
import { applicantCopy as copy } from './applicants.copy.ts';
import type { ApiError } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import type { useStep } from './use-step.ts';

interface StepDialogProps {
  title: string;
  lead: string;
  confirm: string;
  step: ReturnType<typeof useStep<void>>;
  onClose: () => void;
  children: ReactNode;
}

/** A step with a form, which keeps its input when the server refuses. */
export function StepDialog({ title, lead, confirm, step, onClose, children }: StepDialogProps) {
  return (
    <Dialog title={title} description={lead} isOpen onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          step.mutate(undefined, { onSuccess: onClose });
        }}
      >
        <FormError refusal={step.error} />
        {children}
        <Button type="submit" busy={step.isPending && copy.sending}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}

export const fieldsOf = (error: Error | null): Readonly<Record<string, string>> =>
  (error as ApiError | null)?.fields ?? {};

/** The errors of the fields inside `part`, by their own names. */
export const fieldsWithin = (part: string, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, error]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), error]] : [],
    ),
  );
