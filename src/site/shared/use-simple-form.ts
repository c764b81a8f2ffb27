import { useEffect, useState, type FormEvent } from 'react';
import { ApiError } from '#platform/web/api/api.ts';
import { dropDraft, keepDraft, readDraft } from '#platform/web/forms/draft.ts';

export type Outcome = { tone: 'ok' | 'danger'; text: string } | null;

/**
 * A short form of a public page, without the form library of the screens. Keeps the input until the server accepts it
 * and ignores a second submit while the first runs. `send` returns false for input to ignore. The input survives a reload
 * under the name `draft`.
 */
export function useSimpleForm<V extends Record<string, string>>(
  empty: V,
  send: (values: V) => Promise<unknown> | false,
  draft: string,
  messages: { success: string; failure: (error: unknown) => string },
) {
  const [values, setValues] = useState(empty);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    const kept = readDraft(draft);
    if (typeof kept === 'object' && kept !== null) setValues((now) => ({ ...now, ...kept }));
  }, [draft]);
  useEffect(() => {
    if (values !== empty) keepDraft(draft, values);
  }, [draft, values, empty]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const request = send(values);
    if (!request) return;
    setBusy(true);
    setOutcome(null);
    setFields({});
    try {
      await request;
      setValues(empty);
      dropDraft(draft);
      setOutcome({ tone: 'ok', text: messages.success });
    } catch (error) {
      if (error instanceof ApiError) setFields(error.fields);
      setOutcome({ tone: 'danger', text: messages.failure(error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    update: (part: Partial<V>) => setValues((now) => ({ ...now, ...part })),
    isBusy,
    outcome,
    fields,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
