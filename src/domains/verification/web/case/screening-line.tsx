import { Link } from 'react-router';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { caseCopy } from './case.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';

const copy = caseCopy.screening;

/** When the person was screened against the exclusion lists, and the result. */
export function ScreeningLine({ view }: { view: CaseView }) {
  const { screening, subjectId } = view;
  if (!screening) return null;
  if (screening.openHits > 0) {
    return (
      <Banner tone="danger" title={copy.openHits(screening.openHits)}>
        {copy.overHit}{' '}
        <Link to={`/admin/screening?person=${subjectId}`} className="inline-flex min-h-11 items-center">
          {copy.look}
        </Link>
      </Banner>
    );
  }
  if (!screening.screenedAt) return <Banner tone="warn">{copy.notYet}</Banner>;
  if (!screening.isCurrent) return <Banner tone="warn">{copy.olderLists}</Banner>;
  if (screening.sources.length === 0) return <Banner tone="warn">{copy.noLists}</Banner>;
  return (
    <p className="text-sm text-ink-soft">
      {copy.nothing(screening.sources.join(', ').toUpperCase(), ago(screening.screenedAt))}
      {screening.isInvented && ` ${copy.invented}`}
    </p>
  );
}
