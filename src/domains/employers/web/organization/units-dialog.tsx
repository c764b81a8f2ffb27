import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { changeMember, type memberView } from '#domains/employers/contract/organizations.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { memberCopy as copy } from './members.copy.ts';
import { myOrganization } from './organization.queries.ts';
import { useMemberDialog } from './use-member-change.ts';

type Member = z.output<typeof memberView>;

/** Chooses the units whose jobs a hiring manager manages. */
export function UnitsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const organization = useQuery(myOrganization());
  const [unitIds, setUnitIds] = useState<readonly string[]>(member.unitIds);
  const save = useMemberDialog(async () => {
    await call(changeMember, { params: { userId: member.userId }, body: { unitIds: [...unitIds] } });
    notice(copy.unitsSaved, { tone: 'ok' });
  }, onClose);
  return (
    <FormDialog
      title={copy.unitsOf(member.name)}
      description={copy.unitsHint}
      labels={{ confirm: copy.saveUnits, busy: copy.savingUnits, cancel: copy.cancel }}
      opensAt="button"
      isBusy={save.isBusy}
      failure={save.failure}
      submit={save.submit}
      onClose={onClose}
    >
      <QueryStates query={organization} skeleton={<Skeleton className="h-24" />}>
        {({ facilities }) => (
          <>
            {facilities
              .filter(({ units }) => units.length > 0)
              .map(({ id, name, units }) => (
                <ChipGroup
                  key={id}
                  legend={name}
                  options={units.map((unit) => ({ value: unit.id, label: unit.name }))}
                  value={unitIds}
                  onChange={setUnitIds}
                />
              ))}
            {facilities.every(({ units }) => units.length === 0) && <p className="text-ink-soft">{copy.noUnits}</p>}
          </>
        )}
      </QueryStates>
    </FormDialog>
  );
}

/** The units of a hiring manager, on their card. */
export function UnitsLine({ member }: { member: Member }) {
  const { data } = useQuery(myOrganization());
  if (member.memberRole !== 'hiring_manager' || !data) return null;
  const names = data.facilities
    .flatMap(({ units }) => units)
    .filter(({ id }) => member.unitIds.includes(id))
    .map(({ name }) => name);
  return <p className="mt-1 text-sm font-medium">{names.length > 0 ? copy.unitsAre(names) : copy.unitsNone}</p>;
}
