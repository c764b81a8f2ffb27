/** Milliseconds. After these a part that has not appeared is no longer what the person waits for. */
const WAITS_FOR = 3000;

/** Waits for the element, because a lazily loaded screen may appear a moment later. Returns what ends the wait. */
export function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const found = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) act(element);
    return element !== null;
  };
  if (found()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (found()) stop();
  });
  const limit = setTimeout(() => stop(), WAITS_FOR);
  const stop = () => {
    clearTimeout(limit);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
