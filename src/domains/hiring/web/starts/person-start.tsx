import type { PersonProps, PersonSection } from '#domains/hiring/web/person/person-section.ts';
import { StartChecklist } from './start-checklist.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { useLiveStarts } from './starts.queries.ts';

/** The section of a person's page once they are hired. */
function PersonStart({ person: { id } }: PersonProps) {
  useLiveStarts();
  return <StartChecklist id={id} />;
}

export const startSection: PersonSection = {
  id: 'start',
  title: copy.section,
  column: 'main',
  isShown: ({ person }) => person.stage === 'hired',
  Content: PersonStart,
};
