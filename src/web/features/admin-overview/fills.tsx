import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getOverview } from '#shared/contracts/console.ts';
import { POSITION_LABELS } from '#shared/kernel/vocabulary.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { Card, Section } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FigureCards, Funnel } from './figures.tsx';
import { StatesMap } from './states-map.tsx';

const copy = adminCopy.overview;
type Fills = ResponseOf<typeof getOverview>['fills'];
const SHOWN_COUNTIES = 8;

/** Who was hired where, and how long it took. */
export function FillsSection({ fills }: { fills: Fills }) {
  return (
    <Section title={copy.fills} hint={copy.fillsHint}>
      {fills.hires === 0 ? (
        <EmptyState title={copy.noFillsTitle}>{copy.noFillsBody}</EmptyState>
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Card className="flex flex-col gap-4">
            <h3 className="text-lg">{copy.map}</h3>
            <StatesMap counties={fills.byCounty} />
            <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
              {fills.byCounty.slice(0, SHOWN_COUNTIES).map(({ county, state, hires }) => (
                <li key={`${county}, ${state}`} className="tabular">
                  {copy.inCounty(county, state, hires)}
                </li>
              ))}
            </ul>
          </Card>
          <div className="flex flex-col gap-5">
            <FigureCards
              figures={[
                [copy.hires, String(fills.hires), '/admin/applications?stage=hired'],
                [
                  copy.medianFill,
                  fills.medianDays === null ? copy.none : copy.days(fills.medianDays),
                  '/admin/applications?stage=hired',
                ],
              ]}
            />
            <Card className="flex flex-col gap-4">
              <h3 className="text-lg">{copy.byPosition}</h3>
              <Funnel
                steps={fills.byPosition.map(({ position, hires }) => ({
                  id: position,
                  label: POSITION_LABELS[position],
                  count: hires,
                }))}
              />
            </Card>
          </div>
        </div>
      )}
    </Section>
  );
}
