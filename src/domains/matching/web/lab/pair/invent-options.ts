/** Validation errors by field name. */
export type InventErrors = Readonly<Record<string, string>>;

/** The vocabulary as form options. */
export const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const wordsOf = <V extends string>(words: readonly { id: V; label: string }[]) =>
  words.map(({ id, label }) => ({ value: id, label }));
