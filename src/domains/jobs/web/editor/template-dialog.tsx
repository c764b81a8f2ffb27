import { useState } from 'react';
import {
  fillTemplate,
  specialtiesFor,
  templateName,
  type TemplateKey,
} from '#domains/jobs/contract/templates/templates.ts';
import { WAGE_SOURCE } from '#domains/jobs/contract/wages.ts';
import { dayOf } from '#kernel/days.ts';
import { labelOf } from '#kernel/labels.ts';
import { JOB_STATE_NAMES, POSITIONS, type JobState } from '#kernel/vocabulary.ts';
import { POSITION_CHOICES } from '#platform/web/forms/choices.ts';
import { payRange } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { RichText } from '#platform/web/ui/display/rich-text.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { startCopy as copy } from './start.copy.ts';

interface Props {
  /** Where the pay is from. */
  state: JobState;
  onUse: (name: string) => void;
  onClose: () => void;
}

/** Chooses a template by position and specialty, and shows what it fills in. */
export function TemplateDialog({ state, onUse, onClose }: Props) {
  const [chosen, setChosen] = useState<TemplateKey>({ position: 'RN', specialty: null });
  const { position, specialty } = chosen;
  const specialties = specialtiesFor(position);
  return (
    <Dialog
      title={copy.templateTitle}
      description={copy.templateLead}
      isOpen
      onClose={onClose}
      size="lg"
      opensAt="select"
      footer={<Button onClick={() => onUse(templateName(chosen))}>{copy.use}</Button>}
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={copy.templatePosition}
            options={POSITION_CHOICES}
            value={position}
            onChange={({ target }) =>
              setChosen({ position: POSITIONS.find((id) => id === target.value) ?? position, specialty: null })
            }
          />
          <SelectField
            label={copy.templateSpecialty}
            placeholder={copy.general}
            options={specialties.map((id) => ({ value: id, label: labelOf(id) }))}
            value={specialty ?? ''}
            onChange={({ target }) =>
              setChosen({ position, specialty: specialties.find((id) => id === target.value) ?? null })
            }
          />
        </div>
        <Shown chosen={chosen} state={state} />
      </div>
    </Dialog>
  );
}

function Shown({ chosen, state }: { chosen: TemplateKey; state: JobState }) {
  const { title, description, payMinCents, payMaxCents, requiredCertifications } = fillTemplate(
    chosen,
    state,
    dayOf(new Date()),
  );
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4" aria-live="polite">
      <h3 className="text-lg">{title}</h3>
      {payMinCents !== null && payMaxCents !== null && (
        <p className="tabular">
          <span className="font-medium">{copy.pay(payRange(payMinCents, payMaxCents), JOB_STATE_NAMES[state])}</span>
          <span className="block text-sm text-ink-soft">{copy.source(WAGE_SOURCE.name, WAGE_SOURCE.period)}</span>
        </p>
      )}
      {requiredCertifications.length > 0 && <p>{requiredCertifications.map(labelOf).join(', ')}</p>}
      {description && <RichText text={description} />}
    </div>
  );
}
