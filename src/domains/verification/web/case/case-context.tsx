import type { CaseView } from '#domains/verification/contract/verification.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { documentsCopy } from '../documents/documents.copy.ts';
import { STATUS_TONES } from '../queue/labels.ts';
import { statusLabels } from '../queue/review.copy.ts';
import { caseCopy as copy } from './case.copy.ts';
import { decisionCopy } from './decision/decision.copy.ts';
import { Questions } from './decision/open-questions.tsx';
import { evidenceCopy } from './items/evidence.copy.ts';
import { PassportInside } from './passport-inside.tsx';
import { ScreeningLine } from './screening-line.tsx';

/** What was found around the items: screening, requirements, an override, earlier reviews, the passport. */
export function CaseContext({ view }: { view: CaseView }) {
  const isPerson = view.subjectType === 'person';
  return (
    <>
      {isPerson && view.documents.length === 0 && <p className="text-ink-soft">{documentsCopy.noDocument}</p>}
      <ScreeningLine view={view} />
      {view.requirements && (
        <p className="text-sm text-ink-soft">
          {copy.checkedAgainst(POSITION_LABELS[view.requirements.position], view.requirements.version)}
        </p>
      )}
      {view.override && <OverrideBanner view={view} override={view.override} />}
      {isPerson && view.status === 'approved' && <PassportInside userId={view.subjectId} />}
      {view.earlierCases.length > 0 && <Earlier cases={view.earlierCases} />}
    </>
  );
}

function OverrideBanner({
  view: { status },
  override,
}: {
  view: CaseView;
  override: NonNullable<CaseView['override']>;
}) {
  const { needs, requestedBy, requestedAt, availableAt, reason, over } = override;
  const waiting =
    needs === 'waiting_time' && availableAt
      ? decisionCopy.overrideWaiting.waiting_time(requestedBy.name, moment(availableAt))
      : decisionCopy.overrideWaiting.second_administrator(requestedBy.name);
  return (
    <Banner tone="warn">
      {status === 'pending' ? waiting : evidenceCopy.concerns.over(requestedBy.name, moment(requestedAt))}
      {over.length > 0 && <Questions texts={over} />}
      <span className="mt-1 block text-sm">“{reason}”</span>
    </Banner>
  );
}

function Earlier({ cases }: { cases: CaseView['earlierCases'] }) {
  return (
    <section aria-label={copy.earlier} className="flex flex-col gap-2">
      <h3 className="text-lg">{copy.earlier}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {cases.map(({ id, status, decidedAt, message }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <StatusPill tone={STATUS_TONES[status]}>{statusLabels[status]}</StatusPill>
            {decidedAt && <span className="text-ink-soft">{ago(decidedAt)}</span>}
            {message && <span>“{message}”</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
