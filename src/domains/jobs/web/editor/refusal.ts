import { z } from 'zod';
import { errors } from '#platform/web/copy/errors.ts';
import { ApiError } from '#platform/web/api/api.ts';

const refusal = z.object({ message: z.string(), fields: z.record(z.string(), z.string()) });

/** Why a job could not be published, by field; passed along when the screen changes to the saved draft. */
export type Refusal = z.infer<typeof refusal>;

export const refusalOf = (error: unknown): Refusal =>
  error instanceof ApiError
    ? { message: error.message, fields: { ...error.fields } }
    : { message: errors.unexpected, fields: {} };

/** Reads it from a history entry, which is untrusted. */
export function refusalIn(state: unknown): Refusal | null {
  const read = z.object({ refusal }).safeParse(state);
  return read.success ? read.data.refusal : null;
}
