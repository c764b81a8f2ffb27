import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft.ts';

/**
 * Keeps the named fields of a form in the tab until they are sent, and restores them into fields that are still empty.
 * Name no field with a password.
 */
export function useFormDraft<V extends FieldValues, O>(
  name: string,
  form: Pick<UseFormReturn<V, unknown, O>, 'getValues' | 'setValue' | 'watch'>,
  fields: readonly FieldPath<V>[],
): void {
  const { getValues, setValue, watch } = form;
  const listed = fields.join();
  useEffect(() => {
    const names = listed.split(',') as FieldPath<V>[];
    const kept = readDraft(name);
    if (typeof kept === 'object' && kept !== null) {
      for (const field of names) {
        const value: unknown = Reflect.get(kept, field);
        if (typeof value === 'string' && value !== '' && !getValues(field)) {
          setValue(field, value as PathValue<V, FieldPath<V>>, { shouldDirty: true });
        }
      }
    }
    const { unsubscribe } = watch(() => {
      keepDraft(name, Object.fromEntries(names.map((field) => [field, getValues(field)])));
    });
    return unsubscribe;
  }, [name, listed, getValues, setValue, watch]);
}
