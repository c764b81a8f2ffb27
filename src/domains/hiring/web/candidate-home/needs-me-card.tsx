import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleAlert, CircleDot } from 'lucide-react';
import { Link } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { homeCopy as copy } from './home.copy.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { myDocumentRequests } from '#domains/hiring/web/document-requests/document-requests.queries.ts';
import { myInterviews, myOffers } from './home.queries.ts';
import { needsOf } from './needs-me.ts';

const todayHere = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** What changed and what to do next. */
export function NeedsMeCard({ profile }: { profile: CandidateProfileView }) {
  const interviews = useQuery(myInterviews());
  const offers = useQuery(myOffers());
  const documentRequests = useQuery(myDocumentRequests());
  const isLoading = interviews.isPending || offers.isPending || documentRequests.isPending;
  const needs = needsOf({
    profile,
    interviews: interviews.data?.items ?? [],
    offers: offers.data?.items ?? [],
    documentRequests: documentRequests.data?.items ?? [],
    today: todayHere(),
    now: new Date(),
  });
  return (
    <Card>
      <Section title={copy.needsMe}>
        {isLoading ? <Skeleton className="h-11" /> : null}
        {!isLoading && needs.length === 0 ? <p className="text-ink-soft">{copy.nothingNeedsMe}</p> : null}
        <ul className="flex flex-col divide-y divide-line empty:hidden">
          {needs.map(({ id, text, href, isUrgent }) => (
            <li key={id}>
              <Link to={href} className="flex min-h-12 items-center gap-3 rounded-control py-2 hover:underline">
                {isUrgent ? (
                  <CircleAlert aria-hidden size={20} className="shrink-0 text-warn" />
                ) : (
                  <CircleDot aria-hidden size={20} className="shrink-0 text-sky" />
                )}
                <span className="grow">{text}</span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
