import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { isWorkable } from '../queue/labels.ts';

/** Whether I can work on the case now: it waits, no decision is planned, and no other administrator has claimed it. */
export function useMayWork(view: Pick<CaseSummary, 'plan' | 'status' | 'claimedBy'>): boolean {
  const me = useAuth().user?.id;
  return isWorkable(view) && (view.claimedBy === null || view.claimedBy.id === me);
}
