import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
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
  /** Errors beyond the schema, by field. What the schema says about a field comes first. */
  check?: (values: z.input<S>) => Promise<Readonly<Record<string, string>>>;
  /** False where a summary of all errors takes the focus instead. */
  focusesFirstError?: boolean;
  /** Called when the browser or the server refused values: the errors are at their fields. */
  onRefused?: () => void;
}): ApiForm<S> {
  const { schema, defaultValues, submit, check, focusesFirstError = true, onRefused } = options;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: check ? withCheck(zodResolver(schema), check) : zodResolver(schema),
    shouldFocusError: focusesFirstError,
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
            setError(
              name as FieldPath<z.input<S>>,
              { type: 'server', message },
              {
                shouldFocus: focusesFirstError && index === 0,
              },
            );
          }
          setFailure(apiError);
          if (fields.length > 0) onRefused?.();
        }
      }, onRefused)(event),
    [handleSubmit, setError, submit, focusesFirstError, onRefused],
  );
  return { ...form, failure, setFailure, onSubmit };
}

const withCheck =
  <I extends FieldValues, O>(
    resolve: Resolver<I, unknown, O>,
    check: (values: I) => Promise<Readonly<Record<string, string>>>,
  ): Resolver<I, unknown, O> =>
  async (values, context, options) => {
    const [read, more] = await Promise.all([resolve(values, context, options), check(values)]);
    const named = Object.entries(more).map(([name, message]) => [name, { type: 'check', message }] as const);
    const errors = { ...Object.fromEntries(named), ...read.errors } as FieldErrors<I>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : read;
  };
