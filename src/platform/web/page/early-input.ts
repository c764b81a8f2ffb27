import { EARLY_PRESSES } from '#platform/contract/early-script.ts';

/**
 * Replays the input that a part of a prerendered page received before its scripts loaded: first text and choices, then
 * pressed buttons and submitted forms. A resting pointer moves once.
 */
export function replayEarlyInput(part: HTMLElement | null): void {
  if (part?.dataset['asleep'] === undefined) return;
  delete part.dataset['asleep'];
  for (const field of part.querySelectorAll('input, textarea')) if (isField(field)) replayText(field);
  for (const list of part.querySelectorAll('select')) replayChoice(list);
  // The pointer may rest on something that explains itself, such as a tooltip.
  [...part.querySelectorAll(':hover')]
    .at(-1)
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  const kept: unknown = Reflect.get(window, EARLY_PRESSES);
  if (Array.isArray(kept)) inNextTask(() => replayPresses(kept, part));
}

/** So that a submitted form has its replayed text. */
function inNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  port2.postMessage(null);
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

/**
 * Resets and sets the value natively, past React's tracking, so that React notices the change. A field that was already
 * left counts as left, so its form says what is wrong with it.
 */
function replayText(field: Field): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function replayChoice(list: HTMLSelectElement): void {
  const first = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0];
  if (first && !first.selected) list.dispatchEvent(new Event('change', { bubbles: true }));
}
