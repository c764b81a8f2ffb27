import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { personHref, type StageFilter } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { APPLICANTS_KEY, oneApplicant } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { declineCopy } from '#domains/hiring/web/applicants/decline.copy.ts';
import type { OfferTerms } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import { useLive } from '#platform/web/api/live.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { Declined } from './declined.tsx';
import { NextAction } from './next-action.tsx';
import { PersonHeader } from './person-header.tsx';
import { onPersonKeys } from './person-keys.ts';
import { listHref, PersonNav } from './person-nav.tsx';
import type { PersonProps } from './person-section.ts';
import { personCopy as copy } from './person.copy.ts';
import { PersonSections } from './person-sections.tsx';

interface Props extends PersonProps {
  /** The list that the reader came from, for previous and next. */
  list: StageFilter;
  /** What the job offers, in one line: place, shift, pay and start. */
  offered: string;
  /** The initial terms of an offer: the job's own; null while the job lacks some. */
  terms: OfferTerms | null;
  /** Buttons for an appeal and, once the candidate has applied, a report. */
  report: ReactNode;
}

/** One ID on every person's page, because the next page opens while the dialog that declined closes. */
const DECLINED_ID = 'declined';

/** The name of the person who was declined just before this page opened. */
const declinedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'declined' in state ? String(state.declined) : null;

/** Everything about one person of a job, with the steps that are open now. */
export function PersonPage({ person, job, offered, list, terms, mayAct, report }: Props) {
  const { id, name, place } = person;
  const titleId = useId();
  const navigate = useNavigate();
  const declined = declinedIn(useLocation().state);
  const article = useRef<HTMLElement>(null);
  const client = useQueryClient();
  const all = [APPLICANTS_KEY];
  useLive({ applications: all, matches: all, interviews: all, offers: all });
  useEffect(() => {
    (document.getElementById(DECLINED_ID) ?? article.current)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [id]);
  useEffect(() => {
    for (const near of [place.nextId, place.previousId])
      if (near) void client.prefetchQuery({ ...oneApplicant(near, list, true), staleTime: 60_000 });
  }, [client, place.nextId, place.previousId, list]);
  if (person.jobId !== job.id) return <Navigate replace to={personHref(person.jobId, id, list)} />;

  const go = (to: string | null, state?: object) => {
    if (to) void navigate(personHref(job.id, to, list), { replace: true, state });
  };
  const afterDeclining = () => {
    if (place.undecidedId) return go(place.undecidedId, { declined: name });
    notice(declineCopy.allDecided(name), { tone: 'ok' });
    void navigate(listHref(job.id, list));
  };
  const isGone = person.stage === 'withdrawn';
  const props: PersonProps = { person, job, mayAct };
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-1 flex-col gap-6 outline-none"
      onKeyDown={onPersonKeys(
        () => go(place.previousId),
        () => go(place.nextId),
      )}
    >
      <PersonNav job={job} list={list} place={place} />
      {declined && (
        <p id={DECLINED_ID} role="status" tabIndex={-1} className="rounded-control bg-ok-soft px-4 py-3 text-sm">
          {declineCopy.declined(declined)} {declineCopy.nextIs(name)}
        </p>
      )}
      <PersonHeader person={person} titleId={titleId} offered={offered} />
      {isGone ? (
        <EmptyState title={copy.gone.title} action={<LinkButton to={listHref(job.id, list)}>{copy.toList}</LinkButton>}>
          {copy.gone.body}
        </EmptyState>
      ) : (
        <>
          {person.stage === 'matched' && <Banner>{applicantCopy.matchedNote}</Banner>}
          <Declined decline={person.decline} />
          <PersonSections {...props} />
          <div className="flex flex-wrap items-start gap-4">{report}</div>
          <NextAction key={id} {...props} terms={terms} declinedId={DECLINED_ID} onDeclined={afterDeclining} />
        </>
      )}
    </article>
  );
}
