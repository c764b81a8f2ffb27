import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { validatePasswordReset } from '#domains/accounts/contract/functions.ts';
import { call } from '#platform/web/api/api.ts';
import { auth } from '#platform/web/session/auth.ts';

/**
 * Whether the token of a reset link still works, checked once. If the check fails it counts as 'live': the form stays
 * usable, and the server decides on submit.
 */
export function useResetToken(token: string): 'checking' | 'live' | 'dead' {
  const { data, isPending, isError } = useQuery({
    queryKey: ['auth', 'reset-token', token],
    queryFn: () => call(validatePasswordReset, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  const isLive = data?.ok === true;
  useEffect(() => {
    if (isLive) auth.announce('PASSWORD_RECOVERY');
  }, [isLive]);
  if (token === '') return 'dead';
  if (isError) return 'live';
  return isPending ? 'checking' : isLive ? 'live' : 'dead';
}
