import { safeNext } from '#domains/accounts/contract/destination.ts';
import { reportRefusedRedirect } from '#platform/web/monitoring/error-reports.ts';

/** The way back that an address carries, or null. One that leads to another site is refused and reported. */
export function safeReturnPath(given: string | null): string | null {
  const path = safeNext(given);
  if (given && !path) reportRefusedRedirect();
  return path;
}
