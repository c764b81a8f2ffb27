import { LEVEL_LABELS, LEVELS } from '#domains/hiring/contract/scorecards/criteria.ts';
import {
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  type Scorecard,
} from '#domains/hiring/contract/scorecards/scorecards.ts';
import { recommendationsOf, spreadOf } from '#domains/hiring/contract/scorecards/spread.ts';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { scorecardsCopy as copy } from './scorecards.copy.ts';

/** Each member's answer by criterion, on one scale. */
export function ScoreSummary({ cards }: { cards: readonly Scorecard[] }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{copy.summary}</h3>
      <ul className="flex flex-wrap gap-2">
        {RECOMMENDATIONS.map((value) => ({ value, who: recommendationsOf(cards, value) }))
          .filter(({ who }) => who.length > 0)
          .map(({ value, who }) => (
            <li key={value}>
              <Badge tone={value.endsWith('yes') ? 'ok' : 'danger'} mayWrap>
                {RECOMMENDATION_LABELS[value]}: {who.join(', ')}
              </Badge>
            </li>
          ))}
      </ul>
      <p className="text-ink-soft">{copy.summaryHint}</p>
      <dl className="divide-y divide-line rounded-control border border-line">
        {spreadOf(cards).map(({ key, name, answers, isApart }) => (
          <div
            key={key}
            className="grid gap-x-4 gap-y-2 px-3 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center"
          >
            <dt className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              {isApart && (
                <StatusPill tone="warn" size="sm">
                  {copy.apart}
                </StatusPill>
              )}
            </dt>
            <dd className="grid grid-cols-4 gap-1">
              {LEVELS.map((level) => (
                <div
                  key={level}
                  className="flex min-h-9 flex-wrap items-center gap-1 rounded-control bg-prairie-50 px-2 py-1"
                >
                  <span aria-hidden className="tabular text-ink-soft">
                    {level}
                  </span>
                  {answers
                    .filter((answer) => answer.level === level)
                    .map(({ author }) => (
                      <Author key={author} name={author} level={LEVEL_LABELS[level]} />
                    ))}
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part[0])
    .join('');

const Author = ({ name, level }: { name: string; level: string }) => (
  <span
    title={name}
    className="inline-flex size-7 items-center justify-center rounded-full bg-primary text-xs font-semibold text-on-primary"
  >
    <span aria-hidden>{initials(name)}</span>
    <span className="sr-only">
      {name}: {level}.
    </span>
  </span>
);
