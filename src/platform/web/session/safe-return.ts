import { safeNext } from '#domains/accounts/contract/destination.ts';
import { reportRefusedRedirect } from '#platform/web/monitoring/error-reports.ts';

/** The return path from a URL parameter, or null. A path to another site is rejected and reported. */
export function safeReturnPath(next: string | null): string | null {
  const path = safeNext(next);
  if (next && !path) reportRefusedRedirect();
  return path;
}
