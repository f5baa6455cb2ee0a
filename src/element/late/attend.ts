import { keepFocus } from './keep-focus';

/** What an element does beside its content, and not at first: until `signal` ends it. */
export function attend(element: HTMLElement, signal: AbortSignal): void {
  const { shadowRoot } = element;
  if (!shadowRoot) return;
  keepFocus(shadowRoot, signal);
}
