import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeHoursView } from '#domains/employers/contract/office-hours.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { officeHoursCopy as copy } from './office-hours.copy.ts';
import { OfficeHoursDialog } from './office-hours-dialog.tsx';
import { officeHours } from '../organization.queries.ts';

type Place = OfficeHoursView['places'][number];

/** When the teams work: of the organization, each facility and each unit. */
export function OfficeHoursSection() {
  const [edited, setEdited] = useState<Place | null>(null);
  return (
    <Section id="office-hours" title={copy.title} hint={copy.hint}>
      <QueryStates query={useQuery(officeHours())} skeleton={<Skeleton className="h-40" />}>
        {({ places, mayEdit }) => (
          <>
            <Card className="py-2 md:py-2">
              <ul className="divide-y divide-line">
                {places.map((place) => (
                  <li key={place.id} className="flex items-center justify-between gap-4 py-2">
                    <div className={place.kind === 'unit' ? 'min-w-0 pl-4' : 'min-w-0'}>
                      <p className="font-medium">{place.name}</p>
                      <p className="text-sm text-ink-soft">{wordsOf(place, places)}</p>
                    </div>
                    {mayEdit && (
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={copy.changeOf(place.name)}
                        onClick={() => setEdited(place)}
                      >
                        {copy.change}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
            {edited && (
              <OfficeHoursDialog
                place={edited}
                above={aboveOf(edited, places)?.name ?? null}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </QueryStates>
    </Section>
  );
}

const aboveOf = (place: Place, places: readonly Place[]) => places.find(({ id }) => id === place.parentId);

function wordsOf(place: Place, places: readonly Place[]): string {
  const words = copy.words(place.holds);
  if (place.own) return words;
  let above = aboveOf(place, places);
  while (above && !above.own) above = aboveOf(above, places);
  return above ? copy.sameAs(words, above.name) : copy.usual(words);
}
