import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '#platform/web/api/api.ts';
import { isConflict } from '#platform/web/api/is-conflict.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

interface Edit<T> {
  /** What was saved when the edit began. */
  before: T;
  value: T;
}

interface Options<T> {
  /** What is saved, as the query has it. JSON, so that two values can be compared. */
  saved: T;
  /** Saves the value in the place of the one before, which the server refuses as a conflict when another is saved by now. */
  save: (value: T, before: T) => Promise<T>;
  /** The query of what is saved, loaded again after a conflict. */
  queryKey: QueryKey;
  onSaved: () => void;
  /** Names the edit that survives a reload in the tab; holds the subject's ID. */
  draft?: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form that saves a list or a rule as a whole. It shows what is saved until something is changed; then it keeps what was
 * typed, also while it is being saved and after a refusal. After a conflict, `isBehind` says to show what a colleague saved
 * meanwhile, and the next save replaces that.
 */
export function useEdit<T>({ saved, save, queryKey, onSaved, draft }: Options<T>) {
  const client = useQueryClient();
  const [edit, setEdit] = useState<Edit<T> | null>(() => (draft ? (readDraft(draft) as Edit<T> | null) : null));
  // The latest edit, for an answer that comes after more was typed.
  const latest = useRef(edit);
  const put = (next: Edit<T> | null) => {
    latest.current = next;
    setEdit(next);
    if (draft && next) keepDraft(draft, next);
    else if (draft) dropDraft(draft);
  };
  const saving = useMutation<T, ApiError, Edit<T>>({
    mutationFn: async ({ value, before }) => {
      try {
        return await save(value, before);
      } catch (error) {
        // Loaded before the refusal shows, so that both are there to compare.
        if (isConflict(error)) await client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    onSuccess: (now, sent) => {
      const typed = latest.current;
      put(typed && !isSame(typed.value, sent.value) ? { before: now, value: typed.value } : null);
      onSaved();
    },
  });
  const isBehind = edit !== null && isConflict(saving.error);
  const value = edit?.value ?? saved;
  return {
    value,
    set: (next: T) => put({ before: edit?.before ?? saved, value: next }),
    isBehind,
    isBusy: saving.isPending,
    failure: saving.error,
    fields: saving.error?.fields ?? {},
    submit: () => {
      if (saving.isPending) return;
      // What a colleague saved was there to compare.
      const before = isBehind ? saved : (edit?.before ?? saved);
      if (edit) put({ before, value });
      saving.mutate({ value, before });
    },
    discard: () => {
      put(null);
      saving.reset();
    },
  };
}
