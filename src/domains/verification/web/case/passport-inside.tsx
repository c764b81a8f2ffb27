import { useQuery } from '@tanstack/react-query';
import type { PassportEvidence as Inside } from '#domains/profiles/contract/passport/passport-evidence.ts';
import { evidenceCopy } from './items/evidence.copy.ts';
import { day, moment } from '#platform/web/page/format.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { evidenceLine } from './items/evidence-line.ts';
import { Questions } from './decision/open-questions.tsx';
import { passportInsideOf } from '../queue/review.queries.ts';

const copy = evidenceCopy.inside;

/** Behind an approved person's passport: the evidence for each fact, and the concerns that approvals overrode. */
export function PassportInside({ userId }: { userId: string }) {
  const query = useQuery(passportInsideOf(userId));
  return (
    <section aria-label={copy.title} className="flex flex-col gap-3">
      <h3 className="text-lg">{copy.title}</h3>
      <QueryStates query={query} skeleton={<Skeleton className="h-24" />}>
        {(inside) => (inside.isBlind ? <p className="text-ink-soft">{copy.blind}</p> : <Shown inside={inside} />)}
      </QueryStates>
    </section>
  );
}

function Shown({ inside: { facts, approvals } }: { inside: Inside }) {
  return (
    <>
      {facts.length === 0 && <p className="text-sm text-ink-soft">{copy.noFacts}</p>}
      <ul className="flex flex-col gap-3">
        {facts.map((fact) => (
          <li key={fact.key} className="rounded-card border border-line bg-surface p-4 text-sm">
            <p className="font-semibold">{fact.title}</p>
            <p>{copy.checked(fact.source, fact.reviewer?.name ?? null, day(fact.checkedOn))}</p>
            <p className="break-words text-ink-soft">{fact.evidence ? evidenceLine(fact.evidence) : copy.noEvidence}</p>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-2 text-sm">
        {approvals.map(({ caseId, decidedBy, decidedAt, override }) => (
          <li key={caseId}>
            {copy.approved(decidedBy?.name ?? null, decidedAt && moment(decidedAt))}
            {override && (
              <>
                {' '}
                {evidenceCopy.concerns.over(override.by.name, moment(override.at))}
                <Questions texts={override.over} />
                <span className="block">“{override.reason}”</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
