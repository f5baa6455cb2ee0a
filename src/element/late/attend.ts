import { sheet } from '../../ui/tokens/sheet';
import { keepFocus } from './keep-focus';
import printCss from './print.css?inline';

/** What an element does beside its content, and not at first: until `signal` ends it. */
export function attend(element: HTMLElement, signal: AbortSignal): void {
  const { shadowRoot } = element;
  if (!shadowRoot) return;
  const print = sheet(element.ownerDocument, printCss);
  if (!shadowRoot.adoptedStyleSheets.includes(print)) shadowRoot.adoptedStyleSheets.push(print);
  keepFocus(shadowRoot, signal);
}
