import { queryOptions, useQuery } from '@tanstack/react-query';
import { getAdminCheckIns } from '#domains/hiring/contract/starts/check-ins.ts';
import { call } from '#platform/web/api/api.ts';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { afterStartCopy as copy } from './after-start.copy.ts';

const totals = () => queryOptions({ queryKey: ['admin', 'start-answers'], queryFn: () => call(getAdminCheckIns) });
const SIDES = ['candidates', 'employers'] as const;

/** How hires go, as both sides say. */
export function AfterStart() {
  const { data } = useQuery(totals());
  if (!data) return null;
  const rows = SIDES.flatMap((side) =>
    data[side].filter(({ answers }) => answers > 0).map((total) => ({ side, ...total })),
  );
  const share = (part: number | null, whole: number) => (part === null ? '' : copy.share(part, whole));
  return (
    <Section title={copy.title} hint={copy.hint}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{copy.tooFew}</p>
      ) : (
        <Table
          caption={copy.title}
          rows={rows}
          keyOf={({ side, day }) => `${side}${day}`}
          columns={[
            { id: 'side', header: copy.columns.side, cell: ({ side }) => copy.sides[side] },
            { id: 'day', header: copy.columns.day, cell: ({ day }) => copy.after(day) },
            // First of the numbers: on a phone, the last ones are scrolled to.
            {
              id: 'still',
              header: copy.columns.stillThere,
              isNumber: true,
              cell: (row) => share(row.stillThere, row.answers),
            },
            { id: 'began', header: copy.columns.began, isNumber: true, cell: (row) => share(row.began, row.answers) },
            {
              id: 'described',
              header: copy.columns.asDescribed,
              isNumber: true,
              cell: (row) => share(row.asDescribed, row.answers),
            },
          ]}
        />
      )}
    </Section>
  );
}
