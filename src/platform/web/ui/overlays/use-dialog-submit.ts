import { useState, type FormEvent } from 'react';
import type { SubmitError } from '#platform/web/ui/forms/submit-error.ts';

/** Runs the step of a dialog: busy while it runs, closed when it is done, and open with the refusal where it failed. */
export function useDialogSubmit(run: () => Promise<unknown>, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SubmitError | null>(null);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await run();
      onDone();
    } catch (error) {
      setFailure(error as SubmitError);
      setBusy(false);
    }
  };
  const fields = failure?.fields ?? {};
  return { isBusy, failure, fields, submit };
}
