/**
 * Moves the focus to the first thing to mend below `root`: a field in error or an alert. With the words that say what
 * is wrong it comes to the middle of the window, clear of bars at either edge.
 */
export function focusFirstError(root: HTMLElement | null): void {
  const first = root?.querySelector<HTMLElement>('[aria-invalid="true"], [role=alert]');
  if (!first) return;
  first.focus({ preventScroll: true });
  (first.closest('.tp-field') ?? first).scrollIntoView({ block: 'center' });
}
