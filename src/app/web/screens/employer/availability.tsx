import { useQuery } from '@tanstack/react-query';
import { AvailabilityForm } from '#domains/hiring/web/self-scheduling/availability-form.tsx';
import { availabilityCopy as copy } from '#domains/hiring/web/self-scheduling/availability.copy.ts';
import { CalendarLink } from '#domains/hiring/web/self-scheduling/calendar-link.tsx';
import { myAvailability } from '#domains/hiring/web/self-scheduling/availability.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

export default function EmployerAvailability() {
  const query = useQuery(myAvailability());
  return (
    <EmployerShell>
      <div className="flex max-w-5xl flex-col gap-8">
        <PageHeader title={copy.title} intro={copy.intro} />
        <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
          {(saved) => (
            <>
              <AvailabilityForm saved={saved} />
              <CalendarLink saved={saved} />
            </>
          )}
        </QueryStates>
      </div>
    </EmployerShell>
  );
}
