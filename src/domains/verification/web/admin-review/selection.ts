/** Which rows of a list are chosen, and the one touched last, from which a range goes. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | null;
}

export const NOTHING_CHOSEN: Selection = { ids: new Set(), last: null };

/** Chooses a row or lets it go. As a range, all rows from the last one touched on become like it. */
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

/** All rows, or none when all were chosen. */
export const toggleAll = (before: Selection, order: readonly string[]): Selection =>
  order.every((id) => before.ids.has(id)) ? NOTHING_CHOSEN : { ids: new Set(order), last: null };
