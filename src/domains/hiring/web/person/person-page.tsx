import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { personHref, type StageFilter } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { placeIn } from '#domains/hiring/web/board/people.queries.ts';
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
import { PersonNav } from './person-nav.tsx';
import type { PersonProps } from './person-section.ts';
import { personCopy as copy } from './person.copy.ts';
import { PersonSections } from './person-sections.tsx';
import { useReaderList, type Neighbor, type ReaderList } from './use-reader-list.ts';

interface Props extends PersonProps {
  /** The filter of the list of candidates. */
  show: StageFilter;
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
export function PersonPage({ person, job, offered, show, terms, mayAct, report }: Props) {
  const { id, name } = person;
  const titleId = useId();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const declined = declinedIn(state);
  const list = useReaderList(person, job, show);
  const { previous, next, undecided } = list;
  const article = useRef<HTMLElement>(null);
  const all = [APPLICANTS_KEY];
  useLive({ applications: all, matches: all, interviews: all, offers: all });
  useEffect(() => {
    (document.getElementById(DECLINED_ID) ?? article.current)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [id]);
  usePrefetched(list, show);
  if (person.jobId !== job.id) return <Navigate replace to={`${personHref(person.jobId, id)}${search}`} />;

  const go = (to: Neighbor | null, with_?: object) => {
    if (to) void navigate(to.href, { replace: true, state: with_ });
  };
  const afterDeclining = () => {
    if (undecided) return go(undecided, { declined: name });
    notice(declineCopy.allDecided(name), { tone: 'ok' });
    void navigate(list.back.href);
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
        () => go(previous),
        () => go(next),
      )}
    >
      <PersonNav list={list} />
      {declined && (
        <p id={DECLINED_ID} role="status" tabIndex={-1} className="rounded-control bg-ok-soft px-4 py-3 text-sm">
          {declineCopy.declined(declined)} {declineCopy.nextIs(name)}
        </p>
      )}
      <PersonHeader person={person} titleId={titleId} offered={offered} />
      {isGone ? (
        <EmptyState title={copy.gone.title} action={<LinkButton to={list.back.href}>{copy.toList}</LinkButton>}>
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

/** Loads the people around this one, with their places, before the reader gets there. */
function usePrefetched({ previous, next, people }: ReaderList, show: StageFilter): void {
  const client = useQueryClient();
  const around = [next?.id, previous?.id].join();
  const prefetch = useEffectEvent(() => {
    for (const near of [next, previous]) {
      if (!near) continue;
      void client.prefetchQuery({ ...oneApplicant(near.id, show, true), staleTime: 60_000 });
      if (people) void client.prefetchQuery({ ...placeIn(people, near.id), staleTime: 60_000 });
    }
  });
  useEffect(() => prefetch(), [around]);
}
