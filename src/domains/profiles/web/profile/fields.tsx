import { useState } from 'react';
import { day } from '#platform/web/page/format.ts';
import { parseTypedDay } from '#kernel/typed-day.ts';
import { dateCopy as DAY_WORDS } from './profile.copy.ts';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { ChipGroup, RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';

/** The design system's fields, bound to a form: each shows its own label, hint and error. */
interface Bound<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: Path<In>;
  label: string;
  hint?: string | undefined;
}

function useBound<In extends FieldValues, Out>({ control, name, label, hint }: Bound<In, Out>) {
  const { field, fieldState } = useController<In, Path<In>, Out>({ control, name });
  return { field, frame: { label, hint, error: fieldState.error?.message } };
}

interface TextProps<In extends FieldValues, Out> extends Bound<In, Out> {
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  autoComplete?: string;
  maxLength?: number;
  /** An error from the server for a value the form accepts. */
  problem?: string | undefined;
}

export function BoundText<In extends FieldValues, Out>({
  type,
  inputMode,
  autoComplete,
  maxLength,
  problem,
  ...bound
}: TextProps<In, Out>) {
  const { field, frame } = useBound(bound);
  const extra = { type, inputMode, autoComplete, maxLength };
  return <TextField {...frame} error={frame.error ?? problem} {...field} {...extra} value={field.value ?? ''} />;
}

export function BoundTextArea<In extends FieldValues, Out>(bound: Bound<In, Out>) {
  const { field, frame } = useBound(bound);
  return <TextArea {...frame} {...field} value={field.value ?? ''} />;
}

export function BoundDate<In extends FieldValues, Out>({
  autoComplete,
  ...bound
}: Bound<In, Out> & { autoComplete?: string }) {
  const { field, frame } = useBound(bound);
  return <TextField {...frame} {...field} value={field.value ?? ''} type="date" autoComplete={autoComplete} />;
}

/**
 * A day as people know it: 'Sep 2021', '9/2021' or '9/14/2021'. A month without a day stands for its first or its last
 * day. What can't be read stays in the field, and the schema refuses it.
 */
export function BoundTypedDay<In extends FieldValues, Out>({
  monthMeans = 'first',
  ...bound
}: Bound<In, Out> & { monthMeans?: 'first' | 'last' }) {
  const { field, frame } = useBound(bound);
  const value: string = field.value ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const isUnread = value !== '' && !isDay && typed === null;
  return (
    <TextField
      {...frame}
      {...field}
      error={isUnread ? DAY_WORDS.unread : frame.error}
      hint={frame.hint ?? DAY_WORDS.hint}
      value={typed ?? (isDay ? day(value) : value)}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(parseTypedDay(target.value, monthMeans) ?? target.value.trim());
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
    />
  );
}

export interface Choice {
  value: string;
  label: string;
}

export function BoundSelect<In extends FieldValues, Out>(props: Bound<In, Out> & { choices: Choice[]; empty: string }) {
  const { field, frame } = useBound(props);
  return (
    <SelectField {...frame} {...field} value={field.value ?? ''} options={props.choices} placeholder={props.empty} />
  );
}

/** An integer or decimal; empty is null. */
export function BoundNumber<In extends FieldValues, Out>(props: Bound<In, Out> & { isDecimal?: boolean }) {
  const { field, frame } = useBound(props);
  const [text, setText] = useState(() => (typeof field.value === 'number' ? String(field.value) : ''));
  return (
    <TextField
      {...frame}
      {...field}
      value={text}
      inputMode={props.isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={({ target }) => {
        setText(target.value);
        const cleaned = target.value.trim();
        field.onChange(cleaned === '' ? null : Number(cleaned));
      }}
    />
  );
}

export function BoundMoney<In extends FieldValues, Out>(bound: Bound<In, Out>) {
  const { field, frame } = useBound(bound);
  return <MoneyField {...frame} {...field} value={field.value ?? null} />;
}

/** Multiple choice from a list. */
export function BoundChips<In extends FieldValues, Out>({ choices, ...bound }: Bound<In, Out> & { choices: Choice[] }) {
  const { field, frame } = useBound(bound);
  const { label, hint } = bound;
  return (
    <ChipGroup
      legend={label}
      hint={hint}
      error={frame.error}
      options={choices}
      value={field.value ?? []}
      onChange={field.onChange}
    />
  );
}

export function BoundCheckbox<In extends FieldValues, Out>(bound: Bound<In, Out>) {
  const { field, frame } = useBound(bound);
  return <Checkbox {...frame} checked={field.value === true} onChange={field.onChange} />;
}

/** Single choice with all options visible. */
export function BoundRadio<In extends FieldValues, Out>({ choices, ...bound }: Bound<In, Out> & { choices: Choice[] }) {
  const { field, frame } = useBound(bound);
  const { label, hint } = bound;
  return (
    <RadioCards
      legend={label}
      hint={hint}
      error={frame.error}
      options={choices}
      value={field.value ?? ''}
      onChange={field.onChange}
    />
  );
}

/** Yes or no, initially unanswered. */
export function BoundYesNo<In extends FieldValues, Out>(props: Bound<In, Out> & { yes: string; no: string }) {
  const { field, frame } = useBound(props);
  return (
    <RadioCards
      legend={frame.label}
      hint={frame.hint}
      error={frame.error}
      options={[
        { value: 'yes', label: props.yes },
        { value: 'no', label: props.no },
      ]}
      value={field.value === true ? 'yes' : field.value === false ? 'no' : ''}
      onChange={(value) => field.onChange(value === 'yes')}
    />
  );
}
