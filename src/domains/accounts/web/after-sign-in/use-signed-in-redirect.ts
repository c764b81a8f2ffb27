import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { destinationOf, isPending, ROLE_PICKER, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { standingOf, useAuth } from '#platform/web/session/auth.ts';
import { takeNext } from './after-sign-in.ts';
import { lead } from './lead.ts';

interface Options {
  next?: string | null;
  /** The page's role, for somebody who is signed in and has none yet. */
  role?: ActingRole | null;
  /** The combined auth page sends pending people to their own page (section 4.3). */
  toPendingPage?: boolean;
}

/**
 * Whoever is signed in already, or becomes so in another tab, is led on from a page with a sign-in form. Answers a
 * function by which the page's own form takes the lead instead.
 */
export function useSignedInRedirect({ next = null, role = null, toPendingPage = false }: Options): () => void {
  const state = useAuth();
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    if (!state.ready || !state.user || isLed.current || lead.isTaken()) return;
    isLed.current = true;
    const standing = standingOf(state);
    const own = destinationOf(standing);
    const target =
      own === ROLE_PICKER && role
        ? `/post-auth?role=${role}`
        : toPendingPage && standing && isPending(standing)
          ? '/pending-approval'
          : (takeNext(next) ?? own);
    void navigate(target, { replace: true });
  }, [state, next, role, toPendingPage, navigate]);
  useEffect(() => lead.end, []);
  return lead.take;
}
