import { useLayoutEffect, useRef, useState } from 'react';
import type { SubmitError } from './submit-error.ts';

/** The messages of a refusal that no field around `marker` shows. */
function notShownAround(marker: HTMLElement, refusal: SubmitError): string[] {
  const alerts = [...(marker.parentElement?.querySelectorAll('[role="alert"]') ?? [])];
  const shown = new Set(alerts.filter((alert) => !marker.contains(alert)).map(({ textContent }) => textContent));
  return Object.values(refusal.fields ?? {}).filter((message) => !shown.has(message));
}

/**
 * The messages of a refusal for fields that the form does not have. It compares with the messages that are on the screen
 * around `marker`, so no form has to list its fields.
 */
export function useUnshownErrors(refusal: SubmitError | null) {
  const marker = useRef<HTMLDivElement>(null);
  const [unshown, setUnshown] = useState<string[]>([]);
  useLayoutEffect(() => {
    setUnshown(marker.current && refusal ? notShownAround(marker.current, refusal) : []);
  }, [refusal]);
  return { marker, unshown };
}
