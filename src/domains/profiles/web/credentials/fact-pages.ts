import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { z } from 'zod';

export type FactSchema = z.ZodObject & z.ZodType<FieldValues, FieldValues>;

/** The control of the form of an entry. */
export type FactControl<S extends FactSchema> = Control<z.input<S>, unknown, z.output<S>>;

/** Some fields of an entry that fit one phone screen. */
export interface FactPage<S extends FactSchema> {
  fields: readonly (keyof z.input<S> & string)[];
  /** False when none of its fields applies. */
  isOn?: (values: z.input<S>) => boolean;
  render: (control: FactControl<S>) => ReactNode;
}

/** The index of the first page with one of these fields; -1 when there is none. */
export const pageWith = <S extends FactSchema>(pages: readonly FactPage<S>[], names: readonly unknown[]): number =>
  pages.findIndex(({ fields }) => fields.some((field) => names.includes(field)));
