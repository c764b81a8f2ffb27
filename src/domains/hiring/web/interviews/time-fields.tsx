import { TextField } from '#platform/web/ui/forms/text-field.tsx';

const TIMES = 3;
export const noTimes = (): string[] => Array.from({ length: TIMES }, () => '');

/** The typed times, in the reader's zone, as timestamps; empty fields are left out. */
export const momentsOf = (times: readonly string[]): string[] => times.filter(Boolean).map(momentOf);

/** An invalid time, such as one with a six-digit year, stays as typed: the server reports it at its field. */
export function momentOf(typed: string): string {
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) || isSkipped(typed) ? typed : time.toISOString();
}

/** When clocks go forward, one hour does not exist; a browser would read it as the next one. */
function isSkipped(typed: string): boolean {
  const hour = new Date(typed).getHours();
  return !Number.isNaN(hour) && hour !== Number(typed.slice(11, 13));
}

const SKIPPED = 'The clocks go forward over this hour. Please pick another time.';

interface Props {
  times: readonly string[];
  label: (position: number) => string;
  /** By field name: `slots`, or `slots.1` for the second of the sent times. */
  errors: Readonly<Record<string, string>>;
  onChange: (times: string[]) => void;
}

/** Fields for the proposed times; only the first is required. */
export function TimeFields({ times, label, errors, onChange }: Props) {
  const errorAt = (at: number) => {
    if (isSkipped(times[at] ?? '')) return SKIPPED;
    const own = times[at] ? errors[`slots.${times.slice(0, at).filter(Boolean).length}`] : undefined;
    return own ?? (at === 0 ? errors['slots'] : undefined);
  };
  return times.map((time, at) => (
    <TextField
      // A time that is being typed has no identity but its position.
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
