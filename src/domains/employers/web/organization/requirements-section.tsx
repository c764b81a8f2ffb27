import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveEmployerRequirements, type EmployerRequirements } from '#domains/employers/contract/own-requirements.ts';
import { mustShowLicense, REQUIREMENTS, requirementLabel } from '#domains/verification/contract/requirements-rules.ts';
import { POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';
import { requirementsCopy as copy } from './settings.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { SavedMeanwhile } from '#platform/web/forms/saved-meanwhile.tsx';
import { useEdit } from '#platform/web/forms/use-edit.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { employerRequirements } from './organization.queries.ts';

type Entry = EmployerRequirements['positions'][number];

/** What the organization's jobs require beyond each position's set. */
export function RequirementsSection() {
  const [chosen, setChosen] = useState<Position>('RN');
  return (
    <Section title={copy.title} hint={copy.hint}>
      <QueryStates query={useQuery(employerRequirements())} skeleton={<Skeleton className="h-64" />}>
        {({ mayEdit, positions }) => {
          const entry = positions.find(({ position }) => position === chosen);
          return (
            <Card className="flex flex-col gap-6">
              <SelectField
                label={copy.position}
                value={chosen}
                onChange={({ target }) =>
                  setChosen(positions.find((one) => one.position === target.value)?.position ?? chosen)
                }
                options={positions.map(({ position, added }) => ({
                  value: position,
                  label: copy.positionWith(POSITION_LABELS[position], added.length),
                }))}
              />
              {entry && <Additions key={chosen} entry={entry} mayEdit={mayEdit} />}
            </Card>
          );
        }}
      </QueryStates>
    </Section>
  );
}

function Additions({ entry, mayEdit }: { entry: Entry; mayEdit: boolean }) {
  const { position, base } = entry;
  const client = useQueryClient();
  const { queryKey } = employerRequirements();
  const edit = useEdit({
    saved: entry.added,
    save: async (added, before) => {
      const answer = await call(saveEmployerRequirements, { body: { position, added, before } });
      client.setQueryData(queryKey, answer);
      return answer.positions.find((one) => one.position === position)?.added ?? added;
    },
    queryKey,
    onSaved: () => notice(copy.saved, { tone: 'ok' }),
  });
  const wordsOf = (items: Parameters<typeof requirementLabel>[0][]) =>
    items.map(requirementLabel).join(', ') || copy.nothing;
  const everybody = [...(mustShowLicense(base.license) ? ['license' as const] : []), ...base.required];
  return (
    <>
      <p className="text-sm text-ink-soft">
        {copy.base} <span className="font-medium text-ink">{wordsOf(everybody)}</span>
      </p>
      {edit.failure && <Banner tone="danger">{edit.failure.message}</Banner>}
      {edit.isBehind && (
        <SavedMeanwhile onDiscard={edit.discard}>
          <p>{wordsOf(entry.added)}</p>
        </SavedMeanwhile>
      )}
      {mayEdit ? (
        <>
          <ChipGroup
            legend={copy.added}
            hint={copy.addedHint}
            options={REQUIREMENTS.filter((id) => !base.required.includes(id)).map((value) => ({
              value,
              label: requirementLabel(value),
            }))}
            value={edit.value}
            onChange={edit.set}
          />
          <div>
            <Button busy={edit.isBusy && copy.saving} onClick={edit.submit}>
              {copy.save}
            </Button>
          </div>
        </>
      ) : (
        <p>
          <span className="text-ink-soft">{copy.added}:</span> {wordsOf(entry.added)}
        </p>
      )}
    </>
  );
}
