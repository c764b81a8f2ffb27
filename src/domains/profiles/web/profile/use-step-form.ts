import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { BLUR_ERROR_DELAY_MS } from '#platform/web/forms/use-api-form.ts';
import type { SubmitError } from '#platform/web/ui/forms/submit-error.ts';
import { dropDraft, keepDraft, readDraft } from '#platform/web/forms/draft.ts';
import { changeProfile } from './profile.queries.ts';

const AUTOSAVE_MS = 1500;

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

export interface StepForm<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  state: SaveState;
  /** Whether the form started from a draft that a lost connection or a reload left. */
  isRestored: boolean;
  /** The server's last refusal, if any. */
  failure: SubmitError | null;
  /** Validates and saves immediately; true once saved. */
  save(): Promise<boolean>;
}

/**
 * A form of the profile, validated by the contract's schema. Valid changes save themselves shortly after the last one;
 * until then a draft keeps them. Both hold only the fields that the person changed here: the rest may have changed
 * elsewhere.
 */
export function useStepForm<In extends FieldValues, Out extends FieldValues>(options: {
  name: string;
  schema: z.ZodType<Out, In>;
  values: In;
  send: (changed: Partial<Out>) => Promise<CandidateProfileView>;
  /** Whether the form always sends and keeps all of its fields. */
  isWhole?: boolean;
}): StepForm<In, Out> {
  const { name, schema, send, isWhole = false } = options;
  const [draft] = useState(() => readDraft(name) as Partial<In> | null);
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: { ...options.values, ...draft } as DefaultValues<In>,
    mode: 'onTouched',
    delayError: BLUR_ERROR_DELAY_MS,
  });
  const [state, setState] = useState<SaveState>(draft ? 'dirty' : 'clean');
  const [failure, setFailure] = useState<SubmitError | null>(null);
  const client = useQueryClient();
  // One at a time, including saves waiting for the network, so that the last write wins.
  const { mutateAsync } = useMutation({ ...changeProfile(client, send), scope: { id: name } });
  const edits = useRef(0);
  /** The last edit of each field that is not saved yet. */
  const changed = useRef(new Map(Object.keys(draft ?? {}).map((field) => [field, 0])));
  const underway = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const toSend = useCallback(
    <Values extends FieldValues>(values: Values): Partial<Values> =>
      Object.fromEntries(
        Object.entries(values).filter(([field]) => isWhole || changed.current.has(field)),
      ) as Partial<Values>,
    [isWhole],
  );

  const store = useCallback(
    async (body: Out): Promise<boolean> => {
      clearTimeout(timer.current);
      const editsSent = edits.current;
      setState('saving');
      setFailure(null);
      underway.current += 1;
      try {
        await mutateAsync(toSend(body));
      } catch (error) {
        const refusal = error as SubmitError;
        setState('failed');
        for (const [path, message] of Object.entries(refusal.fields ?? {}))
          form.setError(path as Path<In>, { message });
        setFailure(refusal);
        return false;
      } finally {
        underway.current -= 1;
      }
      for (const [field, edit] of changed.current) if (edit <= editsSent) changed.current.delete(field);
      // Changes made during the save go out with the next one.
      if (edits.current === editsSent) {
        dropDraft(name);
        setState('saved');
      }
      return true;
    },
    [form, mutateAsync, name, toSend],
  );

  useEffect(() => {
    const storeIfValid = () => {
      const parsed = schema.safeParse(form.getValues());
      if (parsed.success && navigator.onLine) void store(parsed.data);
    };
    // A save sent while offline resumes by itself; unsent changes must be saved now.
    const catchUp = () => {
      if (underway.current === 0 && readDraft(name) !== null) storeIfValid();
    };
    window.addEventListener('online', catchUp);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changedField }) => {
        // Without a field name the form reports its own state, not input.
        if (changedField === undefined) return;
        edits.current += 1;
        const [field = changedField] = changedField.split('.');
        changed.current.set(field, edits.current);
        keepDraft(name, toSend(values));
        setState('dirty');
        clearTimeout(timer.current);
        timer.current = setTimeout(storeIfValid, AUTOSAVE_MS);
      },
    });
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', catchUp);
      unsubscribe();
    };
  }, [form, name, schema, store, toSend]);

  const saveNow = async () => {
    let isSaved = false;
    await form.handleSubmit(async (body) => {
      isSaved = await store(body);
    })();
    return isSaved;
  };

  // Reuses a save when nothing changed since, as with two quick presses of Enter. The second may come when the first is
  // saved and the next step is not drawn yet. One that failed is tried again.
  const last = useRef<{ edits: number; result: Promise<boolean> } | null>(null);
  const save = () => {
    if (last.current?.edits === edits.current) return last.current.result;
    const own = { edits: edits.current, result: saveNow() };
    const forget = () => {
      if (last.current === own) last.current = null;
    };
    own.result.then((isSaved) => isSaved || forget(), forget);
    last.current = own;
    return own.result;
  };

  return { form, state, isRestored: draft !== null, failure, save };
}
