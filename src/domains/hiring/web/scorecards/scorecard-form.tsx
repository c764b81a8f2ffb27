import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  saveScorecard,
  type Scorecard,
  type ScorecardAnswer,
  type ScorecardContent,
  type ScorecardsOfPerson,
} from '#domains/hiring/contract/scorecards/scorecards.ts';
import { call } from '#platform/web/api/api.ts';
import { isConflict } from '#platform/web/api/is-conflict.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormSheet, FormSheetActions } from '#platform/web/ui/overlays/form-sheet.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { CriterionFields } from './criterion-fields.tsx';
import { LawfulHint } from './lawful-hint.tsx';
import { NewerScorecard } from './newer-scorecard.tsx';
import { scorecardsCopy as copy } from './scorecards.copy.ts';
import { scorecardsOf } from './scorecards.queries.ts';

interface Props {
  applicationId: string;
  name: string;
  data: ScorecardsOfPerson;
  onClose: () => void;
}

/** `revision`: of the scorecard that the words were typed over. */
type Draft = ScorecardContent & { revision: number; reason: string };

const draftOf = (mine: Scorecard | null): Draft => ({
  answers: mine?.answers ?? [],
  recommendation: mine?.recommendation ?? null,
  comment: mine?.comment ?? null,
  revision: mine?.revision ?? 0,
  reason: '',
});

const blank = (key: string): ScorecardAnswer => ({ key, level: null, evidence: null });

/** A member's own scorecard. What is typed survives a reload and a lost connection; a draft is saved for other devices. */
export function ScorecardForm({ applicationId, name, data: { mine, ...data }, onClose }: Props) {
  const client = useQueryClient();
  const { criteria, version } = mine ?? data;
  const isAmending = Boolean(mine?.submittedAt);
  const [draft, setDraft, dropDraft] = useDraftState(`scorecard-${applicationId}`, draftOf(mine));
  // What the author has seen: a save from another device after that is refused once, and then shown beside their words.
  const [revision, setRevision] = useState(mine?.revision ?? 0);
  const isBehind = mine !== null && mine.revision > draft.revision;
  const use = (newer: Scorecard) => {
    setDraft(draftOf(newer));
    setRevision(newer.revision);
  };
  const answers = criteria.map(({ key }) => draft.answers.find((answer) => answer.key === key) ?? blank(key));
  const [isSubmitting, setSubmitting] = useState(false);
  const run = (submit: boolean) => async () => {
    setSubmitting(submit);
    const body = { ...draft, answers, revision, submit };
    const saved = await call(saveScorecard, { params: { id: applicationId }, body }).catch(async (error: unknown) => {
      if (isConflict(error)) {
        const newer = await client.fetchQuery({ ...scorecardsOf(applicationId), staleTime: 0 });
        setRevision(newer.mine?.revision ?? 0);
      }
      throw error;
    });
    dropDraft();
    client.setQueryData(scorecardsOf(applicationId).queryKey, saved);
    notice(submit ? (isAmending ? copy.amended : copy.submitted) : copy.draftSaved, { tone: 'ok' });
  };
  const submitting = useDialogSubmit(run(true), onClose);
  const saving = useDialogSubmit(run(false), onClose);
  const { failure, fields } = isSubmitting ? submitting : saving;
  return (
    <FormSheet title={copy.formTitle(name)} description={copy.formLead} onClose={onClose} returnsTo="scorecards">
      <form noValidate onSubmit={(event) => void submitting.submit(event)} className="flex flex-col gap-5">
        <FormError refusal={failure} />
        {isBehind && <NewerScorecard card={mine} onUse={() => use(mine)} />}
        {version !== data.version && mine && !isAmending && <Banner>{copy.keptVersion}</Banner>}
        <div className="flex flex-col gap-6">
          {criteria.map((criterion, at) => (
            <CriterionFields
              key={criterion.key}
              criterion={criterion}
              answer={answers[at] ?? blank(criterion.key)}
              errors={{ level: fields[`answers.${at}.level`], evidence: fields[`answers.${at}.evidence`] }}
              onChange={(next) => setDraft({ ...draft, answers: answers.with(at, next) })}
            />
          ))}
        </div>
        <RadioCards
          legend={copy.recommendation}
          error={fields['recommendation']}
          options={RECOMMENDATIONS.map((value) => ({ value, label: RECOMMENDATION_LABELS[value] }))}
          value={draft.recommendation}
          onChange={(recommendation) => setDraft({ ...draft, answers, recommendation })}
        />
        <TextArea
          label={copy.comment}
          isOptional
          rows={3}
          error={fields['comment']}
          value={draft.comment ?? ''}
          onChange={({ target }) => setDraft({ ...draft, answers, comment: target.value })}
        />
        <LawfulHint text={draft.comment ?? ''} />
        {isAmending && (
          <TextField
            label={copy.reason}
            hint={copy.reasonHint}
            error={fields['reason']}
            value={draft.reason}
            onChange={({ target }) => setDraft({ ...draft, answers, reason: target.value })}
          />
        )}
        <FormSheetActions>
          <Button type="submit" busy={submitting.isBusy && copy.saving} disabled={saving.isBusy}>
            {isAmending ? copy.submitAmended : copy.submit}
          </Button>
          {!isAmending && (
            <Button
              variant="secondary"
              busy={saving.isBusy && copy.saving}
              disabled={submitting.isBusy}
              onClick={() => void saving.submit()}
            >
              {copy.saveDraft}
            </Button>
          )}
        </FormSheetActions>
      </form>
    </FormSheet>
  );
}
