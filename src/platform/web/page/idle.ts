/** The longest that a busy page waits for an idle moment. */
const AT_LAST = 2000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let waiting: Promise<void> | undefined;

/**
 * When the browser has nothing better to do, or somebody begins to do something: once a page load. Each that waits goes
 * on in a task of its own, so that together they hold up no touch.
 */
export async function whenIdle(): Promise<void> {
  await (waiting ??= new Promise<void>(listen));
  await new Promise((resolve) => setTimeout(resolve));
}

function listen(resolve: () => void): void {
  for (const touch of TOUCHES) window.addEventListener(touch, resolve, { once: true, passive: true, capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_LAST });
  else setTimeout(resolve, AT_LAST);
}
