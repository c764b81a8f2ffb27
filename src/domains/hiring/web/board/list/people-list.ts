import { LISTED_STAGES, personHref } from '#domains/hiring/contract/applicants.ts';
import type { ListedStage, PeopleScope } from '#domains/hiring/contract/board/people.ts';
import { questionIn, type Question } from '../use-people-question.ts';

const VIEWS = ['board', 'table'] as const;

/** A board's column or a table, as the page of one of its people keeps it in the address. */
export interface PeopleList {
  view: (typeof VIEWS)[number];
  question: Question;
  stage: ListedStage | null;
}

const ALL_JOBS = 'all';
const unitOf = (scope: PeopleScope) => (scope.kind === 'job' ? '' : scope.kind === 'all' ? ALL_JOBS : scope.id);

function addressOf({ view, question: { scope, filters, sort }, stage }: PeopleList): URLSearchParams {
  const values = { list: view, unit: unitOf(scope), stage, sort: sort === 'fit' ? '' : sort, ...filters };
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)] as [string, string]] : [])),
  );
}

/** The page of a person, with the list that previous and next follow. */
export const personInList = (person: { id: string; jobId: string }, list: PeopleList): string =>
  `${personHref(person.jobId, person.id)}?${addressOf(list)}`;

/** The list in the address of a person's page; null when the reader came from elsewhere. */
export function peopleListIn(address: URLSearchParams, jobId: string): PeopleList | null {
  const view = VIEWS.find((known) => known === address.get('list'));
  if (!view) return null;
  const unit = address.get('unit');
  const scope: PeopleScope =
    unit === null ? { kind: 'job', id: jobId } : unit === ALL_JOBS ? { kind: 'all' } : { kind: 'unit', id: unit };
  const stage = LISTED_STAGES.find((known) => known === address.get('stage')) ?? null;
  return { view, question: questionIn(address, scope), stage };
}

/** The way back to the list, with its filters. */
export function listHref(list: PeopleList): string {
  const { scope } = list.question;
  const address = addressOf(list);
  address.delete('list');
  if (scope.kind === 'all') address.delete('unit');
  // A board shows all of its columns.
  if (list.view === 'board') address.delete('stage');
  address.set('tab', list.view);
  return `${scope.kind === 'job' ? `/employer/jobs/${scope.id}` : '/employer/people'}?${address}`;
}
