import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminHealthCopy as copy } from '#web/copy/admin-health.ts';
import { moment } from '#web/lib/format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { Checkbox } from '#web/ui/toggles.tsx';
import { CallTable } from './call-table.tsx';
import { FunctionTable, ProcedureTable } from './entry-tables.tsx';
import { health, type Health } from './health.queries.ts';
import { Parts } from './parts.tsx';
import { QueueTable } from './queue-table.tsx';

/** Everything that the product stands on; what is not well comes first and is red. */
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
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const trouble = procedures.functions.filter(({ ok }) => !ok).length + (system.storage.error ? 1 : 0);
  const shown = procedures.functions
    .filter(({ ok }) => !onlyTrouble || !ok)
    .toSorted((a, b) => Number(a.ok) - Number(b.ok));
  const rows = (kind: 'procedure' | 'function') => shown.filter((entry) => entry.kind === kind);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Banner tone={trouble === 0 ? 'ok' : 'danger'}>
          {trouble === 0 ? copy.allWell : copy.trouble(trouble)} {copy.checked(moment(system.checkedAt))}
        </Banner>
        <Checkbox label={copy.onlyTrouble} checked={onlyTrouble} onChange={setOnlyTrouble} />
      </div>
      <Section title={copy.procedures} hint={copy.proceduresHint}>
        <ProcedureTable rows={rows('procedure')} />
      </Section>
      <Section title={copy.functions} hint={copy.functionsHint}>
        <FunctionTable rows={rows('function')} />
      </Section>
      <Section title={copy.queues} hint={copy.queuesHint}>
        <QueueTable rows={system.queues} onlyTrouble={onlyTrouble} />
      </Section>
      <Section title={copy.calls} hint={copy.callsHint}>
        <CallTable rows={system.calls.filter(({ failures }) => !onlyTrouble || failures > 0)} />
      </Section>
      <Section title={copy.parts}>
        <Parts system={system} />
      </Section>
    </div>
  );
}
