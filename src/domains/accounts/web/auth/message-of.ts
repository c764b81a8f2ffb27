import { authCopy } from './auth.copy.ts';
import type { ApiError } from '#platform/web/api/api.ts';
import { formLevelError } from '#platform/web/ui/forms/submit-error.ts';

/** The message for the form's error box (section 8's one for every fault); null when the fields show it already. */
export function messageOf(refusal: ApiError | null): string | null {
  const failure = formLevelError(refusal);
  if (!failure) return null;
  if (failure.code === 'NETWORK') return `${authCopy.messages.unexpected} ${authCopy.messages.checkConnection}`;
  return failure.code === 'INTERNAL' ? authCopy.messages.unexpected : failure.message;
}
