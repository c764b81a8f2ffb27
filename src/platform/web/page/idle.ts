/** Milliseconds until a busy page stops waiting for an idle moment. */
const MAX_WAIT_MS = 2000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let waiting: Promise<void> | undefined;

/**
 * Resolves once per page load, when the browser is idle or the visitor starts to interact. Each waiter continues in its
 * own task, so that together they do not delay the interaction.
 */
export async function whenIdle(): Promise<void> {
  await (waiting ??= new Promise<void>(listen));
  await new Promise((resolve) => setTimeout(resolve));
}

function listen(resolve: () => void): void {
  for (const input of INPUTS) window.addEventListener(input, resolve, { once: true, passive: true, capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
  else setTimeout(resolve, MAX_WAIT_MS);
}
