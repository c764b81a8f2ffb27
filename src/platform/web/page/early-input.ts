import { EARLY_PRESSES } from '#platform/contract/early-script.ts';

/**
 * Replays the input that a part of a prerendered page received before its scripts loaded: first text and choices, then
 * pressed buttons and submitted forms.
 */
export function replayEarlyInput(part: HTMLElement | null): void {
  if (part?.dataset['asleep'] === undefined) return;
  delete part.dataset['asleep'];
  for (const field of part.querySelectorAll('input, textarea')) if (isField(field)) replayText(field);
  for (const list of part.querySelectorAll('select')) replayChoice(list);
  const kept: unknown = Reflect.get(window, EARLY_PRESSES);
  // In a separate task, so that a submitted form has its replayed text.
  if (Array.isArray(kept)) setTimeout(() => replayPresses(kept, part));
}

function replayPresses(kept: readonly unknown[], part: HTMLElement): void {
  for (const one of kept) {
    if (one instanceof HTMLButtonElement && part.contains(one)) one.click();
    if (one instanceof HTMLFormElement && part.contains(one)) one.requestSubmit();
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Resets and sets the value natively, past React's tracking, so that React notices the change. */
function replayText(field: Field): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChoice(list: HTMLSelectElement): void {
  const first = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0];
  if (first && !first.selected) list.dispatchEvent(new Event('change', { bubbles: true }));
}
