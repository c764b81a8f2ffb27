import { StartChecklist } from './start-checklist.tsx';
import { useLiveStarts } from './starts.queries.ts';

/** The section of a person's page once they are hired. */
export function PersonStart({ person: { id } }: { person: { id: string } }) {
  useLiveStarts();
  return <StartChecklist id={id} />;
}
