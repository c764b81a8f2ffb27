/** What was typed into a form after `sent` was taken from it. */
export const typedSince = <Values extends object>(sent: Values, now: Values): Partial<Values> => {
  const before = sent as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  ) as Partial<Values>;
};
