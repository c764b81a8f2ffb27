import { useEffect, useRef, type MouseEvent } from 'react';
import { AlertIcon } from '#platform/web/ui/icons/status-icons.tsx';

export interface SummarizedError {
  /** The `id` of the control, or of the group of controls. */
  id: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummarizedError[];
  /** Counts the refused attempts: each one moves the focus here. Left out where a page is rendered without scripts. */
  attempt?: number;
}

/** All errors of a form in the order of its fields, each a link to its field. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // The errors may be rendered later than the attempt is counted.
  useEffect(() => {
    if (attempt <= focused.current || !box.current) return;
    focused.current = attempt;
    box.current.focus();
  });
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-4"
    >
      <AlertIcon aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-semibold text-danger">{title}</p>
        <ul className="mt-1 list-disc pl-5">
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => focusField(event, id)}
                className="block py-1 underline underline-offset-4"
              >
                {`${label}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const CONTROLS = 'input, select, textarea, button';

/** Without scripts, the browser follows the link itself. */
function focusField(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches(CONTROLS) ? target : target?.querySelector<HTMLElement>(CONTROLS);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
