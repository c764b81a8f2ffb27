/** Texts for vocabulary, money, miles and years. */
import { labelOf } from '#kernel/labels.ts';
import { inMiles } from '#kernel/miles.ts';
import { EMPLOYMENT_TYPE_LABELS, FACILITY_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import type { FactValue } from '../types.ts';

export type Audience = 'candidate' | 'employer';
export type Facts = Readonly<Record<string, FactValue>>;

const LABELS: Readonly<Record<string, string>> = {
  ...FACILITY_TYPE_LABELS,
  ...SHIFT_LABELS,
  ...EMPLOYMENT_TYPE_LABELS,
};

export const word = (value: FactValue | undefined): string => LABELS[String(value)] ?? labelOf(String(value));
/** `BLS`, `BLS and ACLS`, `BLS, ACLS and PALS`. */
export const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
export const list = (value: FactValue | undefined): string =>
  joined(Array.isArray(value) ? value.map((item: string) => word(item)) : []);
export const dollars = (cents: FactValue | undefined): string => `$${(Number(cents) / 100).toFixed(2)}`;
export const miles = (value: FactValue | undefined): string => inMiles(Number(value));
/** Employers see distances in steps of five miles: enough for a commute, not for an address. */
export const roundMiles = (value: FactValue | undefined): string =>
  `${Math.max(5, Math.ceil(Number(value) / 5) * 5)} miles`;
export const count = (value: FactValue | undefined): number => (Array.isArray(value) ? value.length : 0);
export const years = (value: FactValue | undefined): string => {
  const n = Number(value);
  return n < 1 ? 'less than a year' : n === 1 ? '1 year' : `${Number.isInteger(n) ? n : n.toFixed(1)} years`;
};
