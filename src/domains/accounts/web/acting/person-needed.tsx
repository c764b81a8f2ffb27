import { actingCopy as copy } from './acting.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { choosePerson } from './acting.queries.ts';

/** Shown to an administrator who acts as a candidate without having chosen one. */
export function PersonNeeded() {
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-5 py-10">
      <PageHeader title={copy.needed.title} />
      <EmptyState
        title={copy.needed.empty}
        action={<Button onClick={() => void choosePerson()}>{copy.needed.choose}</Button>}
      >
        {copy.needed.body}
      </EmptyState>
    </main>
  );
}
