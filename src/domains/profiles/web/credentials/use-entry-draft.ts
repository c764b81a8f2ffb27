import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#platform/web/forms/draft.ts';
import type { ApiForm } from '#platform/web/forms/use-api-form.ts';
import type { FactSchema } from './fact-pages.ts';

/** The draft of a new entry (null) or of an existing one. */
export const entryDraft = (kind: string, id: string | null): string => `entry-${kind}-${id ?? 'new'}`;

/** What an open entry starts from: what was typed before a reload, or else the entry itself. */
export function useEntryDraft<S extends FactSchema>(name: string, schema: S, entry: FieldValues) {
  const [kept] = useState(() => readDraft(name) as FieldValues | null);
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, kept?.[field] ?? entry[field]]),
  ) as DefaultValues<z.input<S>>;
  return { values, isRestored: kept !== null, drop: () => dropDraft(name) };
}

/** Keeps what is typed into an open entry. */
export function useKeptEntry<S extends FactSchema>(name: string, form: ApiForm<S>): void {
  const { watch, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name: changed }) => {
      if (changed) keepDraft(name, getValues());
    });
    return unsubscribe;
  }, [name, watch, getValues]);
}
