import { LEVEL_LABELS } from '#domains/hiring/contract/scorecards/criteria.ts';
import { RECOMMENDATION_LABELS, type Scorecard } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { dayOfMoment, moment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { scorecardsCopy as copy } from './scorecards.copy.ts';

/** A submitted scorecard with its evidence, and what it said before it was amended. */
export function ScorecardView({ card }: { card: Scorecard }) {
  const { author, isMine, recommendation, comment, answers, criteria, amendments, submittedAt } = card;
  return (
    <details className="rounded-control border border-line px-3">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <span className="font-semibold wrap-anywhere">{author}</span>
        {isMine && <Badge>{copy.yours}</Badge>}
        {recommendation && (
          <Badge tone={recommendation.endsWith('yes') ? 'ok' : 'danger'}>{RECOMMENDATION_LABELS[recommendation]}</Badge>
        )}
        <span className="text-ink-soft">{basisOf(card)}</span>
      </summary>
      <div className="flex flex-col gap-3 border-t border-line py-3">
        {comment && <p className="measure wrap-anywhere whitespace-pre-line">{comment}</p>}
        <dl className="flex flex-col gap-3">
          {criteria.map(({ key, name, anchors }) => {
            const answer = answers.find((one) => one.key === key);
            if (!answer?.level && !answer?.evidence) return null;
            return (
              <div key={key}>
                <dt className="font-medium">
                  {name}: {answer.level ? `${answer.level} · ${LEVEL_LABELS[answer.level]}` : copy.notAssessed}
                </dt>
                {answer.level && <dd className="text-ink-soft">{anchors[answer.level - 1]}</dd>}
                {answer.evidence && (
                  <dd className="mt-1 measure wrap-anywhere whitespace-pre-line">{answer.evidence}</dd>
                )}
              </div>
            );
          })}
        </dl>
        {submittedAt && <p className="text-ink-soft">{copy.submittedOn(moment(submittedAt))}</p>}
        {amendments.map(({ revision, reason, amendedAt, recommendation: before }) => (
          <p key={revision} className="measure wrap-anywhere text-ink-soft">
            {copy.amendedOn(moment(amendedAt))}: {reason}
            {before && before !== recommendation && ` ${copy.before(RECOMMENDATION_LABELS[before])}`}
          </p>
        ))}
      </div>
    </details>
  );
}

function basisOf({ interview }: Scorecard): string {
  if (!interview) return copy.noInterview;
  if (interview.isCanceled) return copy.canceledInterview;
  return interview.startsAt ? copy.afterInterview(dayOfMoment(interview.startsAt)) : '';
}
