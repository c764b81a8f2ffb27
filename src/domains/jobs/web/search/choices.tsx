interface ChoicesProps<T extends string> {
  name: string;
  legend: string;
  options: readonly T[];
  labels: Readonly<Record<T, string>>;
  chosen: readonly string[];
}

/** Checkboxes of a form that works without scripts. */
export const Choices = <T extends string>({ name, legend, options, labels, chosen }: ChoicesProps<T>) => (
  <fieldset className="min-w-0">
    <legend className="font-medium">{legend}</legend>
    <div className="mt-1 flex flex-wrap gap-x-5">
      {options.map((value) => (
        <Choice key={value} name={name} value={value} label={labels[value]} isChosen={chosen.includes(value)} />
      ))}
    </div>
  </fieldset>
);

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}

export const Choice = ({ name, value, label, isChosen }: ChoiceProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isChosen}
      className="size-5 shrink-0 accent-primary"
    />
    {label}
  </label>
);
