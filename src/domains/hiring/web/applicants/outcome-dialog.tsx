import { useState } from 'react';
import { recordOutcome } from '#domains/hiring/contract/interviews/interviews.ts';
import { applicantCopy as copy, interviewCopy as words } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { fieldsOf, StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

const OUTCOMES = ['advance', 'undecided', 'decline', 'no_show'] as const;

/** Records the outcome of an interview, once and for the team only. */
export function OutcomeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('advance');
  const [note, setNote] = useState('');
  const step = useStep(() => call(recordOutcome, { params: { id }, body: { outcome, note } }));
  return (
    <StepDialog title={copy.outcome} lead={words.outcomeLead} confirm={words.outcomeSave} step={step} onClose={onClose}>
      <RadioCards
        legend={words.outcomeLegend}
        options={OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }))}
        value={outcome}
        onChange={setOutcome}
      />
      <TextArea
        label={words.outcomeNote}
        isOptional
        rows={3}
        value={note}
        error={fieldsOf(step.error)['note']}
        onChange={({ target }) => setNote(target.value)}
      />
    </StepDialog>
  );
}
