import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

/**
 * State of a form that survives a reload in the tab; `name` holds the subject's ID. `drop` forgets it once it is sent.
 * Hold no secret in it.
 */
export function useDraftState<T extends object>(name: string, initial: T): [T, (next: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => (readDraft(name) as T | null) ?? initial);
  const set = (next: T) => {
    keepDraft(name, next);
    setValue(next);
  };
  return [value, set, () => dropDraft(name)];
}
