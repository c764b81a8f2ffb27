import { Link } from 'react-router';
import type { getOverview } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { overviewCopy as copy } from './overview.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { FigureCards } from './figures.tsx';
import type { Links } from './links.ts';

type Overview = ResponseOf<typeof getOverview>;

/** Open work by queue, with count and age; each links to its screen. */
export function Queues({ data, links }: { data: Overview; links: Links }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 2xl:grid-cols-8">
      {data.queues.map(({ queue, waiting, oldest }) => (
        <li key={queue}>
          <Link
            to={links.queue(queue)}
            className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-primary"
          >
            <span className="tabular font-display text-3xl font-semibold">{waiting}</span>
            <span className="font-medium">{copy.queueNames[queue]}</span>
            <span className="text-sm text-ink-soft">{oldest ? copy.oldest(ago(oldest)) : copy.nothing}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const hoursOf = (hours: number | null) => (hours === null ? copy.none : copy.hours(hours));
const shareOf = (part: number, share: number | null) => (share === null ? copy.none : copy.share(part, share));

export function Reviews({ reviews, links }: { reviews: Overview['reviews']; links: Links }) {
  const decided = links.figure('decided');
  const worked = links.figure('worked');
  return (
    <FigureCards
      figures={[
        [copy.decided, String(reviews.decided), decided],
        [copy.median, hoursOf(reviews.medianHours), decided],
        [copy.promise, shareOf(reviews.decidedInTime, reviews.withinPromise), links.figure('decided_in_time')],
        [copy.decidedLate, String(reviews.decided - reviews.decidedInTime), links.figure('decided_late')],
        [copy.work, hoursOf(reviews.workMedianHours), worked],
        [copy.workP90, hoursOf(reviews.workP90Hours), worked],
        [copy.lateNow, String(reviews.lateNow), links.late],
        [copy.secondWaiting, String(reviews.secondWaiting), links.secondWaiting],
        [copy.secondReviewed, String(reviews.secondReviewed), links.figure('second_reviewed')],
        [copy.secondAgreed, shareOf(reviews.secondAgreedCount, reviews.secondAgreed), links.figure('second_agreed')],
      ]}
    />
  );
}

export function Responses({ responses, links }: { responses: Overview['responses']; links: Links }) {
  const { due, answered, answeredInTime, answeredLate, unanswered, inTime, medianHours, overdueNow } = responses;
  return (
    <FigureCards
      figures={[
        [copy.due, String(due), links.figure('answer_due')],
        [copy.answered, String(answered), links.figure('answered')],
        [copy.inTime, shareOf(answeredInTime, inTime), links.figure('answered_in_time')],
        [copy.answeredLate, String(answeredLate), links.figure('answered_late')],
        [copy.unanswered, String(unanswered), links.figure('unanswered')],
        [copy.medianAnswer, hoursOf(medianHours), links.figure('answered')],
        [copy.overdueNow, String(overdueNow), links.stage('overdue')],
      ]}
    />
  );
}
