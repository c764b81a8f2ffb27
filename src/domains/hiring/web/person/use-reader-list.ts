import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { personHref, type ApplicantDetail, type StageFilter } from '#domains/hiring/contract/applicants.ts';
import { boardCopy } from '#domains/hiring/web/board/board.copy.ts';
import { listHref, peopleListIn, personInList, type PeopleList } from '#domains/hiring/web/board/list/people-list.ts';
import { placeIn } from '#domains/hiring/web/board/people.queries.ts';
import { personCopy as copy } from './person.copy.ts';

export interface Neighbor {
  id: string;
  href: string;
}

/** The list that the reader came from, and the people around this one in it. */
export interface ReaderList {
  back: { href: string; label: string };
  /** From 1; 0 while it is not known. */
  position: number;
  total: number;
  previous: Neighbor | null;
  next: Neighbor | null;
  /** The next one who waits for a decision. */
  undecided: Neighbor | null;
  /** The board or table; null for the list of candidates. */
  people: PeopleList | null;
}

/** Previous and next follow the board or table with its filters, where the address names one. */
export function useReaderList(
  person: ApplicantDetail,
  job: { id: string; title: string },
  show: StageFilter,
): ReaderList {
  const [address] = useSearchParams();
  const people = peopleListIn(address, job.id);
  const { data } = useQuery({ ...placeIn(people, person.id), enabled: people !== null });
  if (people === null) {
    const { position, total, previousId, nextId, undecidedId } = person.place;
    const named = (id: string | null) => id && { id, href: personHref(job.id, id, show) };
    return {
      back: {
        href: `/employer/jobs/${job.id}?tab=candidates${show === 'all' ? '' : `&show=${show}`}`,
        label: copy.back(job.title),
      },
      position,
      total,
      previous: named(previousId) || null,
      next: named(nextId) || null,
      undecided: named(undecidedId) || null,
      people,
    };
  }
  const named = (one: { id: string; jobId: string } | null | undefined) =>
    one ? { id: one.id, href: personInList(one, people) } : null;
  return {
    back: {
      href: listHref(people),
      label: people.question.scope.kind === 'job' ? copy.back(job.title) : boardCopy.allTitle,
    },
    position: data?.position ?? 0,
    total: data?.total ?? 0,
    previous: named(data?.previous),
    next: named(data?.next),
    undecided: named(data?.undecided),
    people,
  };
}
