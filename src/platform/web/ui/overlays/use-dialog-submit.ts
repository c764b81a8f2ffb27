import { useState, type FormEvent } from 'react';
import type { SubmitError } from '#platform/web/ui/forms/submit-error.ts';

/** Runs the action of a dialog or a form: busy while it runs, done on success, still there with the error on failure. */
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
    } finally {
      // A form that stays is saved again.
      setBusy(false);
    }
  };
  const fields = failure?.fields ?? {};
  return { isBusy, failure, fields, submit };
}
