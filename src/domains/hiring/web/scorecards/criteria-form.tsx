import { useQueryClient } from '@tanstack/react-query';
import {
  MOST_CRITERIA,
  saveCriteria,
  type CriteriaSet,
  type Criterion,
} from '#domains/hiring/contract/scorecards/criteria.ts';
import { starterCriteria } from '#domains/hiring/contract/scorecards/starter-sets.ts';
import { call } from '#platform/web/api/api.ts';
import { keepDraft, readDraft } from '#platform/web/forms/draft.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { ActionBar } from '#platform/web/ui/layout/action-bar.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { criteriaCopy as copy } from './criteria.copy.ts';
import { CriterionEditor } from './criterion-editor.tsx';
import { criteriaSets } from './scorecards.queries.ts';

const fresh = (): Criterion => ({
  key: crypto.randomUUID(),
  name: copy.fresh,
  anchors: ['', '', '', ''],
  questions: [],
});

const draftOf = (position: string, version: number) => `criteria-${position}-${version}`;

/** Edits the criteria of one position. What is typed survives a reload; each save is a version. */
export function CriteriaForm({ set }: { set: CriteriaSet }) {
  const client = useQueryClient();
  const { position, version, updatedAt } = set;
  const [draft, setDraft, dropDraft] = useDraftState(draftOf(position, version), { criteria: set.criteria });
  const { criteria } = draft;
  const change = (next: readonly Criterion[]) => setDraft({ criteria: [...next] });
  const run = async () => {
    const asked = criteria.map((one) => ({ ...one, questions: one.questions.map((q) => q.trim()).filter(Boolean) }));
    const sent = JSON.stringify(readDraft(draftOf(position, version)));
    const saved = await call(saveCriteria, { params: { position }, body: { version, criteria: asked } });
    // What was typed meanwhile is an edit of the version that was just saved.
    const typed = readDraft(draftOf(position, version));
    if (typed !== null && JSON.stringify(typed) !== sent) keepDraft(draftOf(position, saved.version), typed);
    dropDraft();
    await client.invalidateQueries({ queryKey: criteriaSets().queryKey });
    notice(copy.saved(saved.version), { tone: 'ok' });
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, () => undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">
        {updatedAt ? copy.version(version, dayOfMoment(updatedAt)) : copy.starter}
      </p>
      <FormError refusal={failure} />
      {criteria.map((criterion, at) => (
        <CriterionEditor
          key={criterion.key}
          criterion={criterion}
          at={at}
          error={(path) => fields[`criteria.${at}.${path}`]}
          onChange={(next) => change(criteria.with(at, next))}
          onRemove={criteria.length > 1 ? () => change(criteria.toSpliced(at, 1)) : undefined}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {criteria.length < MOST_CRITERIA && (
          <Button variant="secondary" onClick={() => change([...criteria, fresh()])}>
            {copy.add}
          </Button>
        )}
        <Button variant="quiet" onClick={() => change(starterCriteria(position))}>
          {copy.restore}
        </Button>
      </div>
      <ActionBar label={copy.save}>
        <Button type="submit" busy={isBusy && copy.saving}>
          {copy.save}
        </Button>
      </ActionBar>
    </form>
  );
}
