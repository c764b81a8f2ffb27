import { useState } from 'react';
import type { Control, FieldValues, Path, PathValue, UseFormSetValue } from 'react-hook-form';
import { STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { Columns } from './columns.tsx';
import { BoundDate, BoundSelect } from './fields.tsx';
import { aboutCopy as copy } from './profile.copy.ts';

interface MoveFieldsProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  setValue: UseFormSetValue<In>;
  /** The profile says that the person moved. */
  hasMoved: boolean;
  /** The address is in another state than before, so the form asks when the person moved. */
  isNewState?: boolean;
}

/** A move in the last 60 days: a compact license stays valid for a while after it. */
export function MoveFields<In extends FieldValues, Out>(props: MoveFieldsProps<In, Out>) {
  const { control, setValue, isNewState = false } = props;
  const [saysMoved, setMoved] = useState(props.hasMoved);
  const [from, on] = ['movedFromState' as Path<In>, 'movedOn' as Path<In>];
  const toggle = (isChecked: boolean) => {
    setMoved(isChecked);
    if (isChecked) return;
    for (const name of [from, on]) setValue(name, null as PathValue<In, Path<In>>);
  };
  const hasMoved = saysMoved || isNewState;
  return (
    <>
      <Checkbox label={copy.moved} checked={hasMoved} onChange={toggle} />
      {hasMoved ? (
        <Columns>
          <BoundSelect
            control={control}
            name={from}
            label={copy.movedFrom}
            choices={STATE_CHOICES}
            empty={copy.pickState}
          />
          <BoundDate control={control} name={on} label={copy.movedOn} />
        </Columns>
      ) : null}
    </>
  );
}
