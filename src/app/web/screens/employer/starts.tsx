import { useSearchParams } from 'react-router';
import { EmployerStarts } from '#domains/hiring/web/starts/employer-starts.tsx';
import { startsCopy as copy } from '#domains/hiring/web/starts/starts.copy.ts';
import { useLiveStarts, type Show } from '#domains/hiring/web/starts/starts.queries.ts';
import { StartTotals } from '#domains/hiring/web/starts/totals.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.tabs, copy.listIntro, [{ name: 'robots', content: 'noindex' }]);

const SHOWS: readonly Show[] = ['upcoming', 'past'];

/** All first days of an employer. */
export default function EmployerStartsScreen() {
  const [query, setQuery] = useSearchParams();
  const show = SHOWS.find((known) => known === query.get('show')) ?? 'upcoming';
  useLiveStarts();
  return (
    <EmployerShell>
      <div className="flex flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.listIntro} />
        <Tabs
          label={copy.tabs}
          value={show}
          onChange={(next) => setQuery({ show: next }, { preventScrollReset: true })}
          tabs={SHOWS.map((id) => ({
            id,
            label: copy.show[id],
            content: id === show ? <EmployerStarts show={id} /> : null,
          }))}
        />
        <StartTotals />
      </div>
    </EmployerShell>
  );
}
