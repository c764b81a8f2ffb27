import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { myOrganization } from './organization.queries.ts';

/** One change among the members: a refusal is told, and who hires with whom is read again. */
export function useMemberChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => notice(error.message, { tone: 'danger' }),
    // The viewer's own role stands beside the organization.
    onSettled: () => client.invalidateQueries({ queryKey: myOrganization().queryKey }),
  });
}
