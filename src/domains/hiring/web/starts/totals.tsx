import { useQuery } from '@tanstack/react-query';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { checkInTotals } from './starts.queries.ts';

/** What the people say who started here; nothing before the first five answers. */
export function StartTotals() {
  const totals = useQuery(checkInTotals()).data?.totals.filter(({ answers }) => answers > 0) ?? [];
  if (totals.length === 0) return null;
  const share = (part: number | null, whole: number) => (part === null ? copy.tooFew : copy.percent(part, whole));
  return (
    <Section title={copy.totalsTitle} hint={copy.totalsHint}>
      <Table
        caption={copy.totalsTitle}
        rows={totals}
        keyOf={({ day }) => String(day)}
        columns={[
          { id: 'day', header: copy.totalColumns.day, cell: ({ day }) => copy.totals(day) },
          {
            id: 'began',
            header: copy.totalColumns.began,
            isNumber: true,
            cell: (row) => share(row.began, row.answers),
          },
          {
            id: 'described',
            header: copy.totalColumns.asDescribed,
            isNumber: true,
            cell: (row) => share(row.asDescribed, row.answers),
          },
          {
            id: 'still',
            header: copy.totalColumns.stillThere,
            isNumber: true,
            cell: (row) => share(row.stillThere, row.answers),
          },
        ]}
      />
    </Section>
  );
}
