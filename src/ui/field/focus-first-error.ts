/**
 * Moves the focus to the first invalid field or alert below `root`. Scrolls it with its message to the middle of the
 * window, clear of bars at either edge.
 */
export function focusFirstError(root: HTMLElement | null): void {
  const first = root?.querySelector<HTMLElement>('[aria-invalid="true"], [role=alert]');
  if (!first) return;
  first.focus({ preventScroll: true });
  (first.closest('.tp-field') ?? first).scrollIntoView({ block: 'center' });
}
