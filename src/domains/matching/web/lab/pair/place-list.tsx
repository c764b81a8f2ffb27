import type { ResponseOf } from '#platform/contract/contract.ts';
import type { lookInLab } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { classes } from '#platform/web/ui/classes.ts';

type List = NonNullable<ResponseOf<typeof lookInLab>['people']>;
type Place = List['rows'][number];

/** Top of a list and the neighbors of the selected one, each with the reasons for its rank. */
export function PlaceList({ title, empty, list }: { title: string; empty: string; list: List }) {
  const chosenRank = list.rank ?? Number.POSITIVE_INFINITY;
  return (
    <Section title={title} hint={list.total === 0 ? empty : copy.listHint}>
      <ol className="flex flex-col gap-2">
        {list.rows.map((row) => (
          <li
            key={row.id}
            className={classes(
              'rounded-control border bg-surface px-4 py-3',
              row.isChosen ? 'border-primary ring-1 ring-primary' : 'border-line',
            )}
          >
            <div className="flex items-baseline gap-3">
              <span className="tabular w-10 shrink-0 text-ink-soft">{row.rank}.</span>
              <span className="min-w-0 flex-1">
                <span className="font-medium break-words">{row.title}</span>
                {row.isChosen && (
                  <span className="ml-2">
                    <Badge tone="brand">{copy.chosen}</Badge>
                  </span>
                )}
                <span className="block text-sm text-ink-soft">{row.detail}</span>
              </span>
              <span className="tabular font-semibold">{row.compatibility.toFixed(1)}</span>
            </div>
            {!row.isChosen && Number.isFinite(chosenRank) && <Why row={row} isAbove={row.rank < chosenRank} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const SHOWN = 6;

function Why({ row, isAbove }: { row: Place; isAbove: boolean }) {
  const widest = Math.max(...row.against.map(({ effect }) => Math.abs(effect)), 1);
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-link">{copy.why(row.title, isAbove)}</summary>
      {row.against.length === 0 ? (
        <p className="text-ink-soft">{copy.same}</p>
      ) : (
        <>
          <p className="pb-2 text-ink-soft">{copy.effectHint}</p>
          <ul className="flex flex-col gap-1.5">
            {row.against.slice(0, SHOWN).map(({ feature, label, effect }) => (
              <li key={feature} className="grid grid-cols-[8.5rem_1fr_4rem] items-center gap-2">
                <span>{label}</span>
                <span aria-hidden className="flex h-2 overflow-hidden rounded-full bg-line">
                  <span className="flex w-1/2 justify-end">
                    {effect < 0 && <span className="bg-wheat-600" style={{ width: `${(-effect / widest) * 100}%` }} />}
                  </span>
                  <span className="w-1/2">
                    {effect > 0 && (
                      <span className="block h-full bg-prairie-500" style={{ width: `${(effect / widest) * 100}%` }} />
                    )}
                  </span>
                </span>
                <span className="tabular text-right">{copy.effect(effect)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
