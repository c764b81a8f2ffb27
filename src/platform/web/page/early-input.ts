import { EARLY_PRESSES } from '#kernel/early-script.ts';

/**
 * Lets a part of a prerendered page have what was done to it before its scripts came: what was typed and chosen, then
 * the buttons that were pressed and the forms that were sent.
 */
export function replayEarlyInput(part: HTMLElement | null): void {
  if (part?.dataset['asleep'] === undefined) return;
  delete part.dataset['asleep'];
  for (const field of part.querySelectorAll('input, textarea')) if (isField(field)) tellTyped(field);
  for (const list of part.querySelectorAll('select')) tellChosen(list);
  const kept: unknown = Reflect.get(window, EARLY_PRESSES);
  // In a task of its own: what is sent must know what was typed.
  if (Array.isArray(kept)) setTimeout(() => repeat(kept, part));
}

function repeat(kept: readonly unknown[], part: HTMLElement): void {
  for (const one of kept) {
    if (one instanceof HTMLButtonElement && part.contains(one)) one.click();
    if (one instanceof HTMLFormElement && part.contains(one)) one.requestSubmit();
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** React takes what stands in a field for what it put there itself, until the value is set past its watch. */
function tellTyped(field: Field): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChosen(list: HTMLSelectElement): void {
  const first = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0];
  if (first && !first.selected) list.dispatchEvent(new Event('change', { bubbles: true }));
}
