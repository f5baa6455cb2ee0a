import { sheet } from '../../ui/tokens/sheet';
import { followLang } from './follow-lang';
import { keepFocus } from './keep-focus';
import { followLabels } from './labels';
import printCss from './print.css?inline';

export { giveFocus } from './give-focus';

const attended = new WeakSet<Element>();

/** Starts an element's secondary features after its first content; they end with the element. */
export function attend(element: HTMLElement): void {
  followLang(element);
  const { shadowRoot } = element;
  if (!shadowRoot || attended.has(element)) return;
  attended.add(element);
  shadowRoot.adoptedStyleSheets.push(sheet(element.ownerDocument, printCss));
  followLabels(element);
  keepFocus(shadowRoot);
}
