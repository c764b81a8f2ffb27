import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errors } from '#platform/web/copy/errors.ts';
import { ApiError } from '#platform/web/api/api.ts';

/**
 * A message that leaving a field brings up waits this long (ms): shown at once it would move the button away under the
 * pointer that is just pressing it, and the click would be lost.
 */
export const LEAVING_MESSAGE_MS = 300;

type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface ApiForm<S extends FormSchema> extends UseFormReturn<z.input<S>, unknown, z.output<S>> {
  /** What went wrong with the form as a whole; null while nothing did. */
  failure: ApiError | null;
  setFailure: (failure: ApiError | null) => void;
  /** For `<form onSubmit>`: validates, sends, and puts the server's messages at their fields. */
  onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/**
 * A form on a contract's schema: the same rule in the browser and on the server, messages at the field, the first
 * wrong field focused, and everything typed kept whatever happens.
 */
export function useApiForm<S extends FormSchema>(options: {
  schema: S;
  defaultValues: DefaultValues<z.input<S>>;
  submit: (values: z.output<S>) => Promise<unknown>;
}): ApiForm<S> {
  const { schema, defaultValues, submit } = options;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: LEAVING_MESSAGE_MS,
  });
  const { handleSubmit, setError } = form;
  const onSubmit = useCallback(
    (event?: React.BaseSyntheticEvent) =>
      handleSubmit(async (values) => {
        setFailure(null);
        try {
          await submit(values);
        } catch (error) {
          const refusal = error instanceof ApiError ? error : new ApiError(0, 'INTERNAL', errors.unexpected);
          const fields = Object.entries(refusal.fields);
          for (const [index, [name, message]] of fields.entries()) {
            setError(name as FieldPath<z.input<S>>, { type: 'server', message }, { shouldFocus: index === 0 });
          }
          setFailure(refusal);
        }
      })(event),
    [handleSubmit, setError, submit],
  );
  return { ...form, failure, setFailure, onSubmit };
}
