import type { ApiError } from '#web/lib/api.ts';

/** The sentence for the form's error box; null for what already stands at its fields. */
export const messageOf = (failure: ApiError | null): string | null =>
  failure && Object.keys(failure.fields).length === 0 ? failure.message : null;
