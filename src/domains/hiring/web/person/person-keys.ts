import type { KeyboardEvent } from 'react';

const TAKES_KEYS = 'input, select, textarea, [role=radio], [role=tab], [role=combobox], [contenteditable]';

/**
 * K and J, or the left and right arrow, lead to the previous and next person while the focus is within the page's
 * article and not in a field. Dialogs that belong to the article pass their keys up to it, hence the check.
 */
export const onPersonKeys =
  (onPrevious: () => void, onNext: () => void) =>
  ({ key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>): void => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(TAKES_KEYS)) return;
    if (key === 'k' || key === 'ArrowLeft') onPrevious();
    if (key === 'j' || key === 'ArrowRight') onNext();
  };
