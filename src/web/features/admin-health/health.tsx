import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSystemHealth } from '#shared/contracts/console.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { rpcHealthStatus } from '#shared/contracts/functions.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { call } from '#web/lib/api.ts';
import { ago, moment } from '#web/lib/format.ts';
import { StatusPill } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Section } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { Table } from '#web/ui/table.tsx';

const copy = adminCopy.health;
const EVERY_MS = 10_000;

/** The procedures' own word (`get_rpc_health_status`) and what the database and the queues say about themselves. */
const health = () =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: async () => {
      const [procedures, system] = await Promise.all([call(rpcHealthStatus), call(getSystemHealth)]);
      return { procedures, system };
    },
    refetchInterval: EVERY_MS,
  });

type System = ResponseOf<typeof getSystemHealth>;
interface Health {
  procedures: ResponseOf<typeof rpcHealthStatus>;
  system: System;
}

export function HealthScreen() {
  const query = useQuery(health());
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={
          <Button variant="secondary" busy={query.isFetching && copy.refreshing} onClick={() => void query.refetch()}>
            {copy.refresh}
          </Button>
        }
      />
      <QueryStates
        query={query}
        skeleton={['h-16', 'h-64', 'h-64'].map((height, i) => (
          <Skeleton key={i} className={height} />
        ))}
      >
        {(data) => <Found data={data} />}
      </QueryStates>
    </>
  );
}

function Found({ data: { procedures, system } }: { data: Health }) {
  const isWell = procedures.ok && system.databaseFunctions.every(({ status }) => status === 'ok');
  return (
    <div className="flex flex-col gap-8">
      <Banner tone={isWell ? 'ok' : 'danger'}>
        {isWell ? copy.allWell : copy.trouble} {copy.checked(moment(system.checkedAt))}
      </Banner>
      <Section title={copy.procedures}>
        <Table
          caption={copy.procedures}
          rows={procedures.functions}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', header: copy.columns.name, cell: ({ name }) => <code>{name}</code> },
            {
              id: 'state',
              header: copy.columns.state,
              cell: ({ ok, error }) => (
                <>
                  <StatusPill tone={ok ? 'ok' : 'danger'}>{ok ? copy.ok : copy.failing}</StatusPill>
                  {error && <span className="mt-1 block text-danger">{error}</span>}
                </>
              ),
            },
            { id: 'time', header: copy.columns.time, isNumber: true, cell: ({ durationMs }) => `${durationMs} ms` },
          ]}
        />
      </Section>
      <Functions rows={system.databaseFunctions} />
      <Queues rows={system.queues} />
      <Parts system={system} />
    </div>
  );
}

function Functions({ rows }: { rows: System['databaseFunctions'] }) {
  return (
    <Section title={copy.functions}>
      <Table
        caption={copy.functions}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', header: copy.columns.name, cell: ({ name }) => <code>{name}</code> },
          {
            id: 'state',
            header: copy.columns.state,
            cell: ({ status, missingGrants }) => (
              <>
                <StatusPill tone={status === 'ok' ? 'ok' : 'danger'}>{copy.functionStates[status]}</StatusPill>
                {missingGrants.length > 0 && <span className="mt-1 block text-danger">{missingGrants.join(', ')}</span>}
              </>
            ),
          },
          { id: 'owner', header: copy.columns.owner, cell: ({ owner }) => owner ?? '—' },
          {
            id: 'security',
            header: copy.columns.security,
            cell: ({ security }) => (security ? copy.security[security] : '—'),
          },
        ]}
      />
    </Section>
  );
}

function Queues({ rows }: { rows: System['queues'] }) {
  return (
    <Section title={copy.queues}>
      <Table
        caption={copy.queues}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', header: copy.columns.name, cell: ({ name }) => <code>{name}</code> },
          { id: 'waiting', header: copy.columns.waiting, isNumber: true, cell: ({ waiting }) => waiting },
          { id: 'active', header: copy.columns.active, isNumber: true, cell: ({ active }) => active },
          { id: 'failed', header: copy.columns.failed, isNumber: true, cell: ({ failed }) => failed },
          { id: 'oldest', header: copy.columns.oldest, cell: ({ oldest }) => (oldest ? ago(oldest) : '—') },
        ]}
      />
    </Section>
  );
}

function Parts({ system: { mail, storage, scanner } }: { system: System }) {
  const parts = [
    [copy.mail, `${copy.deliveries[mail.delivery]}: ${copy.mailFigures(mail.waiting, mail.failed, mail.dead)}`],
    [copy.storage, copy.storages[storage.kind]],
    [copy.scanner, scanner.configured ? copy.scannerOn(scanner.waiting, scanner.infected) : copy.scannerOff],
  ] as const;
  return (
    <Section title={copy.parts}>
      <Card>
        <dl className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          {parts.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  );
}
