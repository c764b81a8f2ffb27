import { useState, type FormEvent } from 'react';

/** What a step throws: a sentence, and one for each field where the server named it. */
interface Refusal {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

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
  /** What stands at no field. */
  const general = Object.keys(fields).length === 0 ? failure : null;
  return { isBusy, failure, general, fields, submit };
}
