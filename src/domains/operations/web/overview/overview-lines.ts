import type { getOverview, OverviewRange } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { csvLine } from '#kernel/csv.ts';
import { overviewCopy as copy } from './overview.copy.ts';
import { linksOf } from './links.ts';

type Overview = ResponseOf<typeof getOverview>;

interface Line {
  group: string;
  figure: string;
  value: number | null;
  /** The number of rows in the list; for a share or median, the rows it is based on. */
  rows: number;
  /** That list's address. */
  list: string;
}

/** Each figure of the screen: its group, name and value, and the list behind it. */
export function overviewLines(data: Overview, range: OverviewRange): Line[] {
  const links = linksOf(range);
  const { reviews, responses, fills } = data;
  const count = (group: string, figure: string, rows: number, list: string): Line => {
    return { group, figure, value: rows, rows, list };
  };
  const states = <S extends string>(group: string, counts: Readonly<Record<S, number>>, list: (state: S) => string) =>
    (Object.keys(counts) as S[]).map((state) => count(group, state, counts[state], list(state)));
  const decided = links.figure('decided');
  const worked = links.figure('worked');
  const answered = links.figure('answered');
  const hires = links.figure('hires');
  const inReviews = (figure: string, value: number | null, rows: number, list: string): Line => {
    return { group: copy.reviews, figure, value, rows, list };
  };
  return [
    ...data.queues.map(({ queue, waiting }) => count(copy.queues, copy.queueNames[queue], waiting, links.queue(queue))),
    ...data.funnel.map(({ step, people }) => count(copy.funnel, copy.funnelSteps[step], people, links.figure(step))),
    ...states(copy.candidates, data.candidates, (state) => links.byStatus('candidates', state)),
    ...states(copy.employers, data.employers, (state) => links.byStatus('employers', state)),
    ...states(copy.jobs, data.jobs, links.jobs),
    ...states(copy.applications, data.applications, (stage) => links.stage(stage)),
    count(copy.reviews, copy.decided, reviews.decided, decided),
    inReviews(copy.median, reviews.medianHours, reviews.decided, decided),
    inReviews(copy.promise, reviews.withinPromise, reviews.decidedInTime, links.figure('decided_in_time')),
    count(copy.reviews, copy.decidedLate, reviews.decided - reviews.decidedInTime, links.figure('decided_late')),
    inReviews(copy.work, reviews.workMedianHours, reviews.worked, worked),
    inReviews(copy.workP90, reviews.workP90Hours, reviews.worked, worked),
    count(copy.reviews, copy.lateNow, reviews.lateNow, links.late),
    count(copy.reviews, copy.secondWaiting, reviews.secondWaiting, links.secondWaiting),
    count(copy.reviews, copy.secondReviewed, reviews.secondReviewed, links.figure('second_reviewed')),
    inReviews(copy.secondAgreed, reviews.secondAgreed, reviews.secondAgreedCount, links.figure('second_agreed')),
    count(copy.responses, copy.due, responses.due, links.figure('answer_due')),
    count(copy.responses, copy.answered, responses.answered, answered),
    {
      ...count(copy.responses, copy.inTime, responses.answeredInTime, links.figure('answered_in_time')),
      value: responses.inTime,
    },
    count(copy.responses, copy.answeredLate, responses.answeredLate, links.figure('answered_late')),
    count(copy.responses, copy.unanswered, responses.unanswered, links.figure('unanswered')),
    { ...count(copy.responses, copy.medianAnswer, responses.answered, answered), value: responses.medianHours },
    count(copy.responses, copy.overdueNow, responses.overdueNow, links.stage('overdue')),
    count(copy.fills, copy.hires, fills.hires, hires),
    { ...count(copy.fills, copy.medianFill, fills.hires, hires), value: fills.medianDays },
    ...fills.byPosition.map((one) => count(copy.byPosition, one.position, one.hires, links.position(one.position))),
    ...fills.byCounty.map((one) =>
      count(copy.map, `${one.county}, ${one.state}`, one.hires, links.county(one.county, one.state)),
    ),
  ];
}

export const overviewCsv = (data: Overview, range: OverviewRange): string =>
  csvLine(Object.values(copy.csv)) +
  overviewLines(data, range)
    .map(({ group, figure, value, rows, list }) => csvLine([group, figure, value, rows, list]))
    .join('');
