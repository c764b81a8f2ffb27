import { useId, type ReactNode } from 'react';
import { AlertIcon } from '#platform/web/ui/icons/status-icons.tsx';

export interface FieldProps {
  label: string;
  /** Says why we ask, or which format we expect. */
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
}

export const CONTROL =
  'w-full rounded-control border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft/80 focus-visible:outline-offset-0 disabled:bg-prairie-50 disabled:text-ink-soft';
export const borderOf = (error: string | undefined) => (error ? 'border-danger' : 'border-line-strong');

interface Ids {
  id: string;
  describedBy: string | undefined;
}

/** Label, hint, control and error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  ids,
  children,
}: FieldProps & { ids: Ids; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={ids.id} className="font-medium">
          {label}
        </label>
        {isOptional && <span className="text-sm text-ink-soft">Optional</span>}
      </span>
      {hint && (
        <p id={`${ids.id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${ids.id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <AlertIcon aria-hidden size={16} className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

/** The ids of a field's parts. `given` is the control's id where the caller sets one. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, given?: string): Ids {
  const generated = useId();
  const id = given ?? generated;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, describedBy: describedBy || undefined };
}
