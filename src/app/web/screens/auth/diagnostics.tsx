import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#platform/contract/contract.ts';
import type { readDiagnostics } from '#domains/operations/contract/health.ts';
import { diagnosticsCopy as copy } from '#domains/accounts/web/auth/diagnostics.copy.ts';
import { diagnostics } from '#domains/accounts/web/auth/diagnostics.queries.ts';
import { ProviderCheck } from '#domains/accounts/web/auth/provider-check.tsx';
import { ApiError } from '#platform/web/api/api.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import NotFound from '../not-found.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** The test and debug pages of section 2.2: one page at all their paths, for checking a deployment. */
export default function Diagnostics() {
  const query = useQuery(diagnostics());
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  return (
    <main className="mx-auto grid max-w-3xl gap-8 px-5 py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">{copy.title}</h1>
        <p className="mt-2 text-ink-soft">{copy.lead}</p>
      </header>
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {(data) => <Results data={data} />}
      </QueryStates>
    </main>
  );
}

type Row = [label: string, value: string];
const { labels } = copy;
const yesNo = (value: boolean) => (value ? copy.yes : copy.no);

function Results({ data }: { data: ResponseOf<typeof readDiagnostics> }) {
  const { ready, user, profile } = useAuth();
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.startsWith('tallgrass:'),
  );
  return (
    <>
      <Facts
        title={copy.session}
        rows={[
          [labels.ready, yesNo(ready)],
          [labels.user, user ? user.id : copy.no],
          [labels.role, profile?.role ?? copy.none],
          [labels.status, profile?.verification_status ?? copy.none],
        ]}
      />
      <Facts
        title={copy.address}
        rows={[
          [labels.pageUrl, window.location.href],
          [labels.appUrl, data.appUrl],
          [labels.sameOrigin, yesNo(window.location.origin === data.appUrl)],
        ]}
      />
      <Facts
        title={copy.server}
        rows={[
          [labels.environment, data.isProduction ? 'production' : 'development'],
          [labels.processRole, data.processRole],
          [labels.database, `${data.database}, ${data.databaseVersion}`],
          [labels.mail, data.mail],
          [labels.files, data.files],
          [labels.virusScan, yesNo(data.virusScan)],
          [labels.rateLimits, yesNo(data.rateLimits)],
          [labels.secureCookies, yesNo(data.secureCookies)],
          [labels.serverTime, data.serverTime],
        ]}
      />
      <Section title={copy.providers}>
        <Card className="grid gap-4">
          {data.identityProviders.length === 0 && <p>{copy.none}</p>}
          {data.identityProviders.map((provider) => (
            <ProviderCheck key={provider.name} provider={provider} />
          ))}
        </Card>
      </Section>
      <Facts title={copy.storage} rows={keys.length === 0 ? [[copy.none, '']] : keys.map((key): Row => [key, ''])} />
    </>
  );
}

function Facts({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <Section title={title}>
      <Card>
        <dl className="grid gap-x-6 gap-y-0.5 md:gap-y-2 md:grid-cols-[14rem_1fr]">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="mb-2 break-all font-medium md:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  );
}
