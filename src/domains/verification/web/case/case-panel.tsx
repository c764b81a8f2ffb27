import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import { caseOf } from '../queue/review.queries.ts';
import { CallbackPanel } from './callback-panel.tsx';
import { CaseContext } from './case-context.tsx';
import { CaseHeader } from './case-header.tsx';
import { DecisionBar } from './decision/decision-bar.tsx';
import { SecondReview } from './decision/second-review.tsx';
import { ItemList } from './items/item-list.tsx';
import { useItemCursor } from './items/use-item-cursor.ts';

interface Props {
  id: string;
  /** It was opened from the desk, so its heading gets the focus. */
  takesFocus: boolean;
  /** The next case opens. */
  onDecided: () => void;
}

/** One case on one screen: documents on the left, facts and the decision on the right; stacked on a phone. */
export function CasePanel({ id, ...rest }: Props) {
  const query = useQuery(caseOf(id));
  const skeleton = (
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-[60vh]" />
      <Skeleton className="h-[60vh]" />
    </div>
  );
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {(view) => <Case view={view} {...rest} />}
    </QueryStates>
  );
}

function Case({ view, takesFocus, onDecided }: Omit<Props, 'id'> & { view: CaseView }) {
  const article = useRef<HTMLElement>(null);
  const cursor = useItemCursor(view, article);
  return (
    <article ref={article} aria-labelledby="case-title" className="flex flex-col gap-4">
      <CaseHeader view={view} takesFocus={takesFocus} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-20">
          {view.organization && <CallbackPanel view={view} organization={view.organization} />}
          {view.documents.length > 0 && (
            <DocumentViewer documents={view.documents} shown={cursor.document} onShow={cursor.showDocument} />
          )}
          <CaseContext view={view} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ItemList view={view} cursor={cursor} />
          {view.secondReview && <SecondReview view={view} second={view.secondReview} onDecided={onDecided} />}
          {!view.secondReview?.mayDecide && <DecisionBar view={view} onDecided={onDecided} />}
        </div>
      </div>
    </article>
  );
}
