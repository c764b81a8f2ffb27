import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { myOrganization } from './organization.queries.ts';

/** Changes a member: shows a refusal, and loads the members again. */
export function useMemberChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => notice(error.message, { tone: 'danger' }),
    // The organization's query contains the viewer's role.
    onSettled: () => client.invalidateQueries({ queryKey: myOrganization().queryKey }),
  });
}
