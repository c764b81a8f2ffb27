import { isDeepStrictEqual } from 'node:util';
import { AppError } from './errors.ts';

/**
 * Whether a list or rule must still be saved as a whole: not when it is saved like this already, as by a repeated request.
 * 409 when it is no longer what the change began with, so that no one overwrites a colleague's change unseen.
 */
export function isStillToSave<T>(now: T, { before, next }: { before: T; next: T }, what: string): boolean {
  if (isDeepStrictEqual(now, next)) return false;
  if (isDeepStrictEqual(now, before)) return true;
  throw new AppError(
    'CONFLICT',
    `${what} changed in the meantime. Compare what is saved now with your changes, then save again.`,
  );
}
