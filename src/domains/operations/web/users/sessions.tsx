import type { UserView } from '#domains/operations/contract/users.ts';
import { adminUsersCopy as copy } from './users.copy.ts';
import { deviceName } from '#platform/web/session/device-name.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { useEndSessions } from './users.queries.ts';

const words = copy.sessions;
const nameOf = (userAgent: string) => deviceName(userAgent) ?? words.unknown;

/** Where the account is signed in. Administrators viewing themselves keep their current session. */
export function Sessions({ user }: { user: UserView }) {
  const end = useEndSessions(user.userId);
  const others = user.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Section
      title={words.title}
      hint={user.sessions.length > 0 ? words.hint : words.none}
      action={
        others.length > 0 && (
          <Button variant="secondary" busy={end.isPending && words.ending} onClick={() => end.mutate(undefined)}>
            {words.endAll}
          </Button>
        )
      }
    >
      {end.error && <Banner tone="danger">{end.error.message}</Banner>}
      {user.sessions.length > 0 && (
        <Table
          caption={words.title}
          rows={user.sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'device',
              header: words.device,
              cell: ({ userAgent }) => <span title={userAgent}>{nameOf(userAgent)}</span>,
            },
            { id: 'address', header: words.address, cell: ({ address }) => address || '—' },
            {
              id: 'since',
              header: words.since,
              cell: ({ signedInAt }) => <span className="whitespace-nowrap">{moment(signedInAt)}</span>,
            },
            { id: 'last', header: words.last, cell: ({ lastActiveAt }) => ago(lastActiveAt) },
            {
              id: 'act',
              header: words.act,
              cell: ({ id, isCurrent, userAgent, lastActiveAt }) =>
                isCurrent ? (
                  <Badge>{words.current}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={words.endNamed(nameOf(userAgent), ago(lastActiveAt))}
                    onClick={() => end.mutate(id)}
                  >
                    {words.end}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
