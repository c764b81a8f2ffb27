import { useEffect, useRef } from 'react';

const TAKES_ARROWS = 'input, select, textarea, [role=radio], [role=tab], [contenteditable]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/** Calls `onLeft` and `onRight` for the arrow keys, except where a control or a dialog on top needs them. */
export function useArrowKeys(onLeft: () => void, onRight: () => void) {
  const latest = useRef({ ArrowLeft: onLeft, ArrowRight: onRight });
  useEffect(() => {
    latest.current = { ArrowLeft: onLeft, ArrowRight: onRight };
  });
  useEffect(() => {
    const listen = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      if (document.querySelectorAll(DIALOGS).length > 1) return;
      if (key === 'ArrowLeft' || key === 'ArrowRight') latest.current[key]();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
