import { Link } from 'react-router';
import type { ResponseOf } from '#platform/contract/contract.ts';
import type { getOverview } from '#domains/operations/contract/overview.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { overviewCopy as copy } from './overview.copy.ts';
import { BarList } from '#platform/web/ui/display/bar-list.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { FigureCards } from './figures.tsx';
import type { Links } from './links.ts';
import { StatesMap } from './states-map.tsx';

type Fills = ResponseOf<typeof getOverview>['fills'];

/** Hires by location and position, and their time to fill. */
export function FillsSection({ fills, links }: { fills: Fills; links: Links }) {
  return (
    <Section title={copy.fills} hint={copy.fillsHint}>
      {fills.hires === 0 ? (
        <EmptyState title={copy.noFillsTitle}>{copy.noFillsBody}</EmptyState>
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Card className="flex flex-col gap-4">
            <h3 className="text-lg">{copy.map}</h3>
            <StatesMap counties={fills.byCounty} />
            <ul className="grid max-h-80 gap-x-6 overflow-y-auto text-sm sm:grid-cols-2">
              {fills.byCounty.map(({ county, state, hires }) => (
                <li key={`${county}, ${state}`} className="tabular">
                  <Link
                    to={links.county(county, state)}
                    className="inline-flex min-h-11 items-center text-link underline"
                  >
                    {copy.inCounty(county, state, hires)}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
          <div className="flex flex-col gap-5">
            <FigureCards
              figures={[
                [copy.hires, String(fills.hires), links.figure('hires')],
                [
                  copy.medianFill,
                  fills.medianDays === null ? copy.none : copy.days(fills.medianDays),
                  links.figure('hires'),
                ],
              ]}
            />
            <Card className="flex flex-col gap-4">
              <h3 className="text-lg">{copy.byPosition}</h3>
              <BarList
                bars={fills.byPosition.map(({ position, hires }) => ({
                  id: position,
                  label: POSITION_LABELS[position],
                  value: hires,
                  to: links.position(position),
                }))}
              />
            </Card>
          </div>
        </div>
      )}
    </Section>
  );
}
