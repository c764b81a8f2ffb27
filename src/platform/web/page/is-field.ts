/** Whether an element takes what a person types or chooses, so that keys and the focus belong to it. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
