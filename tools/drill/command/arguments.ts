import { parseArgs } from 'node:util';
import { UsageError } from '../../lib/command.ts';

/** What `npm run drill` was asked for. */
export type Asked<Name extends string> =
  | { kind: 'list' }
  | ({ kind: 'all' } & Settings)
  | ({ kind: 'one'; name: Name } & Settings);

interface Settings {
  /** How often the fault happens; null for each drill's own number. */
  times: number | null;
  json: boolean;
}

export const usageOf = (names: readonly string[]): string =>
  `Usage: npm run drill -- ${names.join('|')}|all [--times N] [--json]\n       npm run drill -- list`;

/** Throws `UsageError` unless it is one of these names, `all` or `list`. */
export function readDrillArguments<Name extends string>(args: string[], names: readonly Name[]): Asked<Name> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { times: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [given, ...rest] = positionals;
  if (given === undefined || rest.length > 0) throw new UsageError('Name one drill, all or list.');
  const settings = { times: values.times === undefined ? null : Number(values.times), json: values.json };
  if (settings.times !== null && !(Number.isInteger(settings.times) && settings.times >= 1))
    throw new UsageError('--times takes a whole number from 1 on.');
  if (given === 'list') {
    if (settings.times !== null || settings.json) throw new UsageError('list takes no options.');
    return { kind: 'list' };
  }
  if (given === 'all') return { kind: 'all', ...settings };
  const name = names.find((one) => one === given);
  if (name === undefined) throw new UsageError(`There is no drill '${given}'.`);
  return { kind: 'one', name, ...settings };
}
