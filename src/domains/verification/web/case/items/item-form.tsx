import { useState } from 'react';
import {
  answerFor,
  isFactItem,
  type CaseItem,
  type ReviewSource,
} from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView, ReviewItemBody } from '#domains/verification/contract/verification.ts';
import { useReviewItem } from '#domains/verification/web/queue/review.queries.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { dropDraft } from '#platform/web/forms/draft.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { caseCopy as copy } from '../case.copy.ts';
import { EvidenceChoices } from './evidence-choices.tsx';
import { fixDraft, FixForm } from './fix-form.tsx';
import { lookupDraft, LookupForm } from './lookup-form.tsx';

interface Props {
  caseId: string;
  item: CaseItem;
  onReviewed: (view: CaseView) => void;
}

/**
 * Accepts against a source that answered or was looked up, or asks for a fix. The reviewer always chooses the source;
 * it is never assumed.
 */
export function ItemForm({ caseId, item, onReviewed }: Props) {
  const review = useReviewItem(caseId);
  const [lookingUp, setLookingUp] = useState<ReviewSource | null>(null);
  const [isFixing, setFixing] = useState(false);
  const failure = review.error instanceof ApiError ? review.error : null;
  const fields = failure?.fields ?? {};
  const save = (body: Omit<ReviewItemBody, 'revision'>) => {
    if (review.isPending) return;
    review.mutate(
      { type: item.type, itemId: item.id, body: { ...body, revision: item.revision } },
      {
        onSuccess: (view) => {
          dropDraft(fixDraft(item));
          if (body.source) dropDraft(lookupDraft(item, body.source));
          onReviewed(view);
        },
      },
    );
  };
  const choose = (source: ReviewSource) => {
    if (answerFor(item.answers, source, 'accepted')) save({ outcome: 'accepted', source });
    else setLookingUp(source);
  };
  const isSaving = review.isPending;
  const saving = isSaving && !isFixing ? (review.variables.body.source ?? null) : null;
  return (
    <InPlace
      shows={isFixing ? 'fix' : (lookingUp ?? 'choices')}
      className="flex flex-col gap-3 border-t border-line pt-3"
    >
      <FormError refusal={failure} />
      {isFixing ? (
        <FixForm
          item={item}
          fields={fields}
          isSaving={isSaving}
          onSave={save}
          onCancel={() => {
            review.reset();
            setFixing(false);
          }}
        />
      ) : (
        <>
          <EvidenceChoices item={item} saving={lookingUp ? null : saving} lookingUp={lookingUp} onChoose={choose} />
          {fields['source'] && (
            <p role="alert" className="text-sm font-semibold text-danger">
              {fields['source']}
            </p>
          )}
          {lookingUp && (
            <LookupForm
              key={lookingUp}
              item={item}
              source={lookingUp}
              hasNextCheck={isFactItem(item.type)}
              fields={fields}
              isSaving={isSaving}
              onSave={save}
              onCancel={() => {
                review.reset();
                setLookingUp(null);
              }}
            />
          )}
          <Button data-fix variant="quiet" size="sm" className="self-start px-2" onClick={() => setFixing(true)}>
            {copy.fix}
          </Button>
        </>
      )}
    </InPlace>
  );
}
