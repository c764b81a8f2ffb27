import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { LEAVING_MESSAGE_MS } from '#platform/web/forms/use-api-form.ts';
import type { SubmitError } from '#platform/web/ui/forms/submit-error.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { changeProfile } from './profile.queries.ts';

const AUTOSAVE_MS = 1500;

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

export interface StepForm<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  state: SaveState;
  /** Whether the form began with what a lost connection or a reload had left. */
  isRestored: boolean;
  /** What the server refused last; null when nothing. */
  failure: SubmitError | null;
  /** Checks and saves at once; true when it is on the server. */
  save(): Promise<boolean>;
}

/**
 * A form of the profile: checked by the contract's schema, saved by itself a moment after the last change once it is
 * valid, and kept in the tab until then.
 */
export function useStepForm<In extends FieldValues, Out extends FieldValues>(options: {
  name: string;
  schema: z.ZodType<Out, In>;
  values: In;
  send: (body: Out) => Promise<CandidateProfileView>;
}): StepForm<In, Out> {
  const { name, schema, send } = options;
  const [draft] = useState(() => readDraft(name) as In | null);
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: { ...options.values, ...draft } as DefaultValues<In>,
    mode: 'onTouched',
    delayError: LEAVING_MESSAGE_MS,
  });
  const [state, setState] = useState<SaveState>(draft ? 'dirty' : 'clean');
  const [failure, setFailure] = useState<SubmitError | null>(null);
  const client = useQueryClient();
  // One after the other, also those that wait for the network together: what was written last is what stands.
  const { mutateAsync } = useMutation({ ...changeProfile(client, send), scope: { id: name } });
  const edits = useRef(0);
  const underway = useRef(0);

  const store = useCallback(
    async (body: Out): Promise<boolean> => {
      const editsSent = edits.current;
      setState('saving');
      setFailure(null);
      underway.current += 1;
      try {
        await mutateAsync(body);
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
      // What was typed while it was on its way is saved by the next round.
      if (edits.current === editsSent) {
        dropDraft(name);
        setState('saved');
      }
      return true;
    },
    [form, mutateAsync, name],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeIfValid = () => {
      const parsed = schema.safeParse(form.getValues());
      if (parsed.success && navigator.onLine) void store(parsed.data);
    };
    // What was sent without a network waits and goes out by itself; what was only typed has to be sent now.
    const catchUp = () => {
      if (underway.current === 0 && readDraft(name) !== null) storeIfValid();
    };
    window.addEventListener('online', catchUp);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changedField }) => {
        // Without a field's name it is the form that tells of itself, not somebody typing.
        if (changedField === undefined) return;
        edits.current += 1;
        keepDraft(name, values);
        setState('dirty');
        clearTimeout(timer);
        timer = setTimeout(storeIfValid, AUTOSAVE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', catchUp);
      unsubscribe();
    };
  }, [form, name, schema, store]);

  const saveNow = async () => {
    let isSaved = false;
    await form.handleSubmit(async (body) => {
      isSaved = await store(body);
    })();
    return isSaved;
  };

  // Asked for again while it is on its way and nothing was changed, as by two quick presses of Enter: the same save.
  const saving = useRef<{ edits: number; result: Promise<boolean> } | null>(null);
  const save = () => {
    if (saving.current?.edits === edits.current) return saving.current.result;
    const result = saveNow().finally(() => {
      if (saving.current === own) saving.current = null;
    });
    const own = { edits: edits.current, result };
    saving.current = own;
    return result;
  };

  return { form, state, isRestored: draft !== null, failure, save };
}
