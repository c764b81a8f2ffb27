import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { candidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { useStepForm, type StepForm } from '#domains/profiles/web/profile/use-step-form.ts';
import { call } from '#platform/web/api/api.ts';

interface Part<In, Out> {
  readonly method: 'put';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly body: z.ZodType<Out, In>;
  readonly response: typeof candidateProfileView;
}

/** The form of one step, which saves its own fields and nothing else. */
export const usePart = <In extends FieldValues, Out extends FieldValues>(
  part: Part<In, Out>,
  values: In,
): StepForm<In, Out> =>
  useStepForm({
    name: part.path,
    schema: part.body,
    values,
    isWhole: true,
    // What the schema returns is also what it accepts.
    send: (body) => call(part, { body: body as FieldValues as In }),
  });
