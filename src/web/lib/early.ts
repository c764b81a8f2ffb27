import { EARLY_PRESSES } from '#shared/kernel/early-script.ts';

/**
 * Lets a part of a prerendered page have what was done to it before its scripts came: buttons that were pressed, and
 * what was typed.
 */
export function awaken(part: HTMLElement | null): void {
  if (part?.dataset['asleep'] === undefined) return;
  delete part.dataset['asleep'];
  for (const field of part.querySelectorAll('input, textarea')) if (isField(field)) tellTyped(field);
  const kept = Reflect.get(window, EARLY_PRESSES);
  if (!Array.isArray(kept)) return;
  for (const button of kept) if (button instanceof HTMLButtonElement && part.contains(button)) button.click();
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
