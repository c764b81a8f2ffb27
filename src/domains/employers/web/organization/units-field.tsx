import { useQuery } from '@tanstack/react-query';
import type { FieldError, Merge } from 'react-hook-form';
import type { UnitChanges, UnitUse } from '#domains/employers/contract/units.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { organizationCopy as copy } from './organization.copy.ts';
import { unitUseOf } from './organization.queries.ts';
import { linesOf } from './step-form.tsx';

interface Unit {
  id: string;
  name: string;
}
/** A stored unit with its ID, or a new one. */
type Row = NonNullable<UnitChanges['units']>[number];
type RowError = Merge<FieldError, { name?: FieldError }> | undefined;

interface Props {
  /** The units that the form began with. */
  stored: readonly Unit[];
  rows: readonly Row[];
  /** The errors of the rows by their place, or that of the list. */
  errors: Merge<FieldError, readonly RowError[]> | undefined;
  onChange: (rows: Row[]) => void;
}

/** The units of a facility: each can get another name or be removed, and new ones are written one per line. */
export function UnitsField({ stored, rows, errors, onChange }: Props) {
  const added = rows.filter(({ id }) => id === undefined);
  const withAdded = (names: readonly string[]) => [
    ...rows.filter(({ id }) => id !== undefined),
    ...names.map((name) => ({ name })),
  ];
  const putBack = (unit: Unit) =>
    stored.flatMap((one) => (one.id === unit.id ? one : (rows.find(({ id }) => id === one.id) ?? [])));
  const errorOf = (row: Row) => errors?.[rows.indexOf(row)]?.name?.message;
  return (
    <>
      {stored.length > 0 && (
        <div role="group" aria-label={copy.units} className="flex flex-col gap-3">
          {stored.map((unit, at) => {
            const row = rows.find(({ id }) => id === unit.id);
            return row ? (
              <div key={unit.id} className="flex items-end gap-2">
                <div className="min-w-0 grow">
                  <TextField
                    label={copy.unit(at + 1)}
                    value={row.name}
                    error={errorOf(row)}
                    onChange={({ target }) =>
                      onChange(rows.map((one) => (one === row ? { ...row, name: target.value } : one)))
                    }
                  />
                </div>
                <Button
                  variant="quiet"
                  aria-label={copy.removeUnit(unit.name)}
                  onClick={() => onChange(rows.filter((one) => one !== row))}
                >
                  {copy.remove}
                </Button>
              </div>
            ) : (
              <RemovedUnit key={unit.id} unit={unit} onKeep={() => onChange([...putBack(unit), ...added])} />
            );
          })}
        </div>
      )}
      <TextArea
        label={stored.length > 0 ? copy.moreUnits : copy.units}
        hint={copy.unitsHint}
        isOptional
        error={errors?.message ?? errors?.root?.message ?? added.map(errorOf).find(Boolean)}
        onChange={({ target }) => onChange(withAdded(linesOf(target.value)))}
      />
    </>
  );
}

/** Says what else goes once the form is saved. */
function RemovedUnit({ unit, onKeep }: { unit: Unit; onKeep: () => void }) {
  const { data: use } = useQuery(unitUseOf(unit.id));
  const lines = use
    ? (Object.keys(copy.unitUse) as (keyof UnitUse)[]).flatMap((kind) =>
        use[kind] > 0 ? copy.unitUse[kind](use[kind]) : [],
      )
    : [];
  return (
    <div className="flex items-start justify-between gap-2">
      <div role="status" className="min-w-0 py-2 wrap-anywhere">
        <p>{copy.unitRemoved(unit.name)}</p>
        {lines.length > 0 && (
          <>
            <p className="mt-1 text-sm text-ink-soft">{copy.unitUseTitle}</p>
            <ul className="list-disc pl-5 text-sm text-ink-soft">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button variant="quiet" aria-label={copy.keepUnit(unit.name)} onClick={onKeep}>
        {copy.keep}
      </Button>
    </div>
  );
}

/** What the rows change of the units that the form began with; nothing where they are the same. */
export function unitChangesOf(stored: readonly Unit[], rows: readonly Row[] = []): UnitChanges {
  const units = rows.filter((row) => !stored.some(({ id, name }) => id === row.id && name === row.name));
  const removed = stored.filter(({ id }) => !rows.some((row) => row.id === id)).map(({ id }) => id);
  return { ...(units.length > 0 && { units }), ...(removed.length > 0 && { removedUnitIds: removed }) };
}
