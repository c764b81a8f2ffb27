import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSignInMode } from '#domains/accounts/contract/entry-pages.ts';
import { isFirstScreen } from '#platform/web/page/first-screen.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

/**
 * Whether the combined page shows its sign-in form. A `mode` in the address decides, then what the visitor chose: here
 * (kept in the history entry, so that it survives a reload) or on the page before.
 */
export function useEntryMode(query: URLSearchParams): [isSignIn: boolean, choose: (isSignIn: boolean) => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const chosen = query.has('mode') ? null : (modeIn(state) ?? sessionKeys.get('entryIntent'));
  const wanted = chosen === null ? isSignInMode(query) : chosen === 'signin';
  // The first render of a page load has to match the prerendered page, which depends on the address alone.
  const [isSignIn, setSignIn] = useState(() => (isFirstScreen() ? isSignInMode(query) : wanted));
  const choose = useCallback(
    (next: boolean) => {
      setSignIn(next);
      const mode = next ? 'signin' : 'signup';
      void navigate({ search }, { replace: true, state: { ...asObject(state), mode } });
    },
    [navigate, search, state],
  );
  useEffect(() => {
    const intent = sessionKeys.get('entryIntent');
    sessionKeys.remove('entryIntent');
    if (intent !== null && !query.has('mode')) choose(intent === 'signin');
    else setSignIn(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later choices are made on this page
  }, []);
  return [isSignIn, choose];
}

const asObject = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

const modeIn = (state: unknown): string | null =>
  'mode' in asObject(state) ? String((state as { mode: unknown }).mode) : null;
