/** The selected rows of a list, and the last one toggled, where a range starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | null;
}

export const NOTHING_CHOSEN: Selection = { ids: new Set(), last: null };

/** Toggles a row. As a range, all rows from the last toggled one take its new state. */
export function toggle(before: Selection, id: string, order: readonly string[], isRange = false): Selection {
  const from = isRange && before.last ? order.indexOf(before.last) : -1;
  const to = order.indexOf(id);
  const touched = from === -1 || to === -1 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const isChosen = !before.ids.has(id);
  const ids = new Set(before.ids);
  for (const one of touched) {
    if (isChosen) ids.add(one);
    else ids.delete(one);
  }
  return { ids, last: id };
}

/** Selects all rows, or none when all were selected. */
export const toggleAll = (before: Selection, order: readonly string[]): Selection =>
  order.every((id) => before.ids.has(id)) ? NOTHING_CHOSEN : { ids: new Set(order), last: null };
