import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { revokeSession, type listSessions } from '#domains/accounts/contract/identity.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { securityCopy as copy } from './security.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { deviceName } from '#platform/web/session/device-name.ts';
import { mySessions } from './security.queries.ts';

type Session = ResponseOf<typeof listSessions>[number];

/** Lists the account's sessions; each can be ended. */
export function SessionList() {
  return (
    <QueryStates query={useQuery(mySessions())} skeleton={<Skeleton className="h-40" />}>
      {(sessions) => (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function SessionCard({ session }: { session: Session }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(revokeSession, { params: { id: session.id } }),
    onSuccess: async () => {
      await client.invalidateQueries(mySessions());
      notice(copy.ended, { tone: 'ok' });
    },
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  const device = deviceName(session.userAgent) ?? copy.unknownDevice;
  const Icon = /iPhone|Android|Mobile/.test(session.userAgent) ? Smartphone : Monitor;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Icon aria-hidden className="text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge tone="ok">{copy.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {copy.signedIn(ago(session.signedInAt))} {session.address && copy.address(session.address)}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={copy.endOf(device, ago(session.signedInAt))}
          busy={end.isPending && copy.ending}
          onClick={() => end.mutate()}
        >
          {copy.end}
        </Button>
      )}
    </Card>
  );
}
