import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { saveJobManagers } from '#domains/jobs/contract/job-managers.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { jobManagersCopy as copy } from './job-managers.copy.ts';
import { jobManagers } from './job-managers.queries.ts';

type Naming = InputOf<typeof saveJobManagers>['body'];

/** Names the hiring managers of a job; each tap is saved by itself, in order, and shows before it is. */
export function JobManagers({ jobId }: { jobId: string }) {
  const client = useQueryClient();
  const query = useQuery(jobManagers(jobId));
  const mutationKey = ['name-job-manager', jobId];
  const save = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: Naming) => call(saveJobManagers, { params: { id: jobId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(jobManagers(jobId).queryKey, saved);
      notice(copy.saved, { tone: 'ok' });
    },
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: jobManagers(jobId).queryKey }),
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Naming,
  });
  const isShown = (member: Naming): boolean =>
    waiting.findLast(({ userId }) => userId === member.userId)?.isNamed ?? member.isNamed;
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-20" />}>
      {({ members, mayName }) =>
        mayName &&
        (members.length === 0 ? (
          <p className="measure text-sm text-ink-soft">
            {copy.none}{' '}
            <Link to="/employer/members" className="text-link underline underline-offset-4">
              {copy.members}
            </Link>
          </p>
        ) : (
          <ChipGroup
            legend={copy.title}
            hint={copy.hint}
            options={members.map(({ userId, name }) => ({ value: userId, label: name }))}
            value={members.filter(isShown).map(({ userId }) => userId)}
            onChange={(chosen) => {
              const tapped = members.find((member) => chosen.includes(member.userId) !== isShown(member));
              if (tapped) save.mutate({ userId: tapped.userId, isNamed: !isShown(tapped) });
            }}
          />
        ))
      }
    </QueryStates>
  );
}
