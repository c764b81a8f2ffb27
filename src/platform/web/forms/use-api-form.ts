import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errors } from '#platform/web/copy/errors.ts';
import { ApiError } from '#platform/web/api/api.ts';

/**
 * Milliseconds until the error of a field that lost focus appears. Without the delay it would move the button that the
 * pointer is just pressing, and the click would be lost.
 */
export const BLUR_ERROR_DELAY_MS = 300;

type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface ApiForm<S extends FormSchema> extends UseFormReturn<z.input<S>, unknown, z.output<S>> {
  /** The error of the form as a whole; null when there is none. */
  failure: ApiError | null;
  setFailure: (failure: ApiError | null) => void;
  /** For `<form onSubmit>`: validates, submits, and shows the server's errors at their fields. */
  onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/**
 * A form based on a contract's schema: browser and server validate by the same rules, errors appear at their fields, the
 * first invalid field gets the focus, and input is kept when the request fails.
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
    delayError: BLUR_ERROR_DELAY_MS,
  });
  const { handleSubmit, setError } = form;
  const onSubmit = useCallback(
    (event?: React.BaseSyntheticEvent) =>
      handleSubmit(async (values) => {
        setFailure(null);
        try {
          await submit(values);
        } catch (error) {
          const apiError = error instanceof ApiError ? error : new ApiError(0, 'INTERNAL', errors.unexpected);
          const fields = Object.entries(apiError.fields);
          for (const [index, [name, message]] of fields.entries()) {
            setError(name as FieldPath<z.input<S>>, { type: 'server', message }, { shouldFocus: index === 0 });
          }
          setFailure(apiError);
        }
      })(event),
    [handleSubmit, setError, submit],
  );
  return { ...form, failure, setFailure, onSubmit };
}
