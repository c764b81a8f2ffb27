import { useEffect, useRef, useState } from 'react';
import { SUBMIT_REENABLE } from '#platform/web/constants.ts';

/** Keeps a submit button disabled while `work` runs and a moment after, so that a form isn't submitted twice. */
export function useDelayedEnable() {
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<Element>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Browsers take the focus off a disabled button.
    if (isBusy || document.activeElement !== document.body) return;
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
  }, [isBusy]);
  const run = async (work: () => Promise<void>) => {
    pressed.current = document.activeElement;
    setBusy(true);
    try {
      await work();
    } finally {
      timer.current = setTimeout(() => setBusy(false), SUBMIT_REENABLE);
    }
  };
  return { isBusy, run };
}
