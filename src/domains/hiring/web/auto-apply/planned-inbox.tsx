import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#platform/contract/contract.ts';
import type { listPlannedApplications } from '#domains/hiring/contract/applications/planned-applications.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { FoldedList } from '#domains/hiring/web/my-matches/folded-list.tsx';
import { plannedCopy as copy } from './auto-apply.copy.ts';
import { planned } from './auto-apply.queries.ts';
import { PlannedRow } from './planned-row.tsx';
import { sendTime } from './send-day.ts';

const PLANS_SHOWN = 2;

/** What will be sent for the candidate and when, to keep or skip; nothing when nothing is planned. */
export function PlannedInbox() {
  const { data } = useQuery(planned());
  if (!data || (data.items.length === 0 && data.notSent.length === 0)) return null;
  const days = [...Map.groupBy(data.items, ({ sendAt }) => sendAt)];
  return (
    <Card id="planned" className="scroll-mt-24">
      <div className="flex flex-col gap-6">
        {days.map(([sendAt, items]) => (
          <Section
            key={sendAt}
            title={copy.heading(
              items.filter(({ state }) => state !== 'skipped').length,
              sendTime(sendAt, data.timeZone),
            )}
            hint={copy.shares}
          >
            <div>
              <FoldedList items={items} first={PLANS_SHOWN} more={(rest) => copy.more(rest.length)}>
                {(plan) => <PlannedRow key={plan.id} plan={plan} />}
              </FoldedList>
            </div>
          </Section>
        ))}
        {data.notSent.length > 0 ? <NotSent items={data.notSent} /> : null}
      </div>
    </Card>
  );
}

function NotSent({ items }: { items: ResponseOf<typeof listPlannedApplications>['notSent'] }) {
  return (
    <Section title={copy.notSent}>
      <ul className="flex flex-col gap-2 text-sm">
        {items.map(({ id, jobTitle, organizationName, reason, detail }) => (
          <li key={id}>
            <span className="font-medium">{`${jobTitle}, ${organizationName}. `}</span>
            <span className="text-ink-soft">{detail ?? copy.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
