import { useLayoutEffect, useRef, useState } from 'react';
import type { SubmitError } from './submit-error.ts';

/** The error's messages that no field around `marker` shows. */
function messagesNotShown(marker: HTMLElement, refusal: SubmitError): string[] {
  const alerts = [...(marker.parentElement?.querySelectorAll('[role="alert"]') ?? [])];
  const shown = new Set(alerts.filter((alert) => !marker.contains(alert)).map(({ textContent }) => textContent));
  return Object.values(refusal.fields ?? {}).filter((message) => !shown.has(message));
}

/**
 * The error messages of fields that the form does not have. Compares with the messages shown around `marker`, so that no
 * form has to list its fields.
 */
export function useUnshownErrors(refusal: SubmitError | null) {
  const marker = useRef<HTMLDivElement>(null);
  const [unshown, setUnshown] = useState<string[]>([]);
  useLayoutEffect(() => {
    setUnshown(marker.current && refusal ? messagesNotShown(marker.current, refusal) : []);
  }, [refusal]);
  return { marker, unshown };
}
