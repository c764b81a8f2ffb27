/** The fields whose values are no longer those of `before`, with their values now. */
export const changedFields = <Values extends object>(before: Partial<Values>, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Values]),
    ),
  ) as Partial<Values>;
