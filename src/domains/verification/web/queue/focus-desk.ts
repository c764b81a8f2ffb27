/** After an undo its button is gone: the keyboard continues at the open case, or at the queue. */
export function focusDesk(): void {
  const place = document.getElementById('case-title') ?? document.querySelector<HTMLElement>('[data-row]');
  place?.focus();
}
