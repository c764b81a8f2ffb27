import { TextField } from '#platform/web/ui/forms/text-field.tsx';

const TIMES = 3;
export const noTimes = (): string[] => Array.from({ length: TIMES }, () => '');

/** What was typed in the reader's own zone, as moments; what was left empty is left out. */
export const momentsOf = (times: readonly string[]): string[] => times.filter(Boolean).map(momentOf);

/** What is no time, as a year of six digits, stays as it was typed: the server says so at its field. */
export function momentOf(typed: string): string {
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) || isSkipped(typed) ? typed : time.toISOString();
}

/** Where the clocks go forward, an hour of that night stands on none; a browser would take the next one for it. */
function isSkipped(typed: string): boolean {
  const hour = new Date(typed).getHours();
  return !Number.isNaN(hour) && hour !== Number(typed.slice(11, 13));
}

const SKIPPED = 'The clocks go forward over this hour. Please pick another time.';

interface Props {
  times: readonly string[];
  label: (position: number) => string;
  /** By the server's names: `slots`, or `slots.1` for the second of the times that were sent. */
  errors: Readonly<Record<string, string>>;
  onChange: (times: string[]) => void;
}

/** A few times to propose, at least the first of them. */
export function TimeFields({ times, label, errors, onChange }: Props) {
  const errorAt = (at: number) => {
    if (isSkipped(times[at] ?? '')) return SKIPPED;
    const own = times[at] ? errors[`slots.${times.slice(0, at).filter(Boolean).length}`] : undefined;
    return own ?? (at === 0 ? errors['slots'] : undefined);
  };
  return times.map((time, at) => (
    <TextField
      // The position is the identity of a time that is being typed.
      // oxlint-disable-next-line react/no-array-index-key
      key={at}
      label={label(at + 1)}
      type="datetime-local"
      value={time}
      error={errorAt(at)}
      isOptional={at > 0}
      onChange={({ target }) => onChange(times.map((old, i) => (i === at ? target.value : old)))}
    />
  ));
}
