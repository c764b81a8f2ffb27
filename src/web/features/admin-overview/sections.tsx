import { Link } from 'react-router';
import type { getOverview } from '#shared/contracts/console.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { ago } from '#web/lib/format.ts';
import { FigureCards } from './figures.tsx';

const copy = adminCopy.overview;
type Overview = ResponseOf<typeof getOverview>;

const QUEUE_LINKS: Record<Overview['queues'][number]['queue'], string> = {
  people: '/admin/pending-approval?subject=person',
  organizations: '/admin/pending-approval?subject=organization',
  second_looks: '/admin/matching-lab?tab=reviews',
  role_requests: '/admin/role-requests',
  reports: '/admin/reports',
  faq: '/admin/faq',
  holds: '/admin/holds',
};

/** What waits, how much and how long; each leads there. */
export function Queues({ data }: { data: Overview }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-7">
      {data.queues.map(({ queue, waiting, oldest }) => (
        <li key={queue}>
          <Link
            to={QUEUE_LINKS[queue]}
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

const shareOf = (share: number | null) => (share === null ? copy.none : `${Math.round(share * 100)}%`);
const hoursOf = (hours: number | null) => (hours === null ? copy.none : copy.hours(hours));

export function Reviews({ reviews }: { reviews: Overview['reviews'] }) {
  const { decided, medianHours, withinPromise, lateNow, secondWaiting, secondLooked, secondAgreed } = reviews;
  return (
    <FigureCards
      figures={[
        [copy.decided, String(decided), '/admin/verification?status=approved'],
        [copy.median, hoursOf(medianHours), '/admin/verification?status=approved'],
        [copy.promise, shareOf(withinPromise), '/admin/verification?status=approved'],
        [copy.lateNow, String(lateNow), '/admin/pending-approval'],
        [copy.secondWaiting, String(secondWaiting), '/admin/verification?status=second_review'],
        [copy.secondAgreed(secondLooked), shareOf(secondAgreed)],
      ]}
    />
  );
}

export function Responses({ responses }: { responses: Overview['responses'] }) {
  const { answered, inTime, medianHours, overdueNow } = responses;
  return (
    <FigureCards
      figures={[
        [copy.answered, String(answered)],
        [copy.inTime, shareOf(inTime)],
        [copy.medianAnswer, hoursOf(medianHours)],
        [copy.overdueNow, String(overdueNow), '/admin/applications?stage=overdue'],
      ]}
    />
  );
}
