import { useState, type FormEvent } from 'react';
import type { Refusal } from './refusal.ts';

/** Runs the step of a dialog: busy while it runs, closed when it is done, and open with the refusal where it failed. */
export function useRun(run: () => Promise<unknown>, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await run();
      onDone();
    } catch (error) {
      setFailure(error as Refusal);
      setBusy(false);
    }
  };
  const fields = failure?.fields ?? {};
  return { isBusy, failure, fields, submit };
}
