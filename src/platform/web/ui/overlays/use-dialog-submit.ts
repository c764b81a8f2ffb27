import { useState, type FormEvent } from 'react';
import type { SubmitError } from '#platform/web/ui/forms/submit-error.ts';

/** Runs a dialog's action: busy while it runs, closed on success, open with the error on failure. */
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
