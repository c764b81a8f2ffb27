import { useEffect, useRef, useState } from 'react';
import { SUBMIT_REENABLE } from '#shared/kernel/constants.ts';

/** Keeps a submit button disabled while `work` runs and a moment after its result, so that nobody sends twice. */
export function useDelayedEnable() {
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      timer.current = setTimeout(() => setBusy(false), SUBMIT_REENABLE);
    }
  };
  return { isBusy, run };
}
