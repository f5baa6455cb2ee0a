import { BROKEN_BY_PAGE, brokenNatives } from '../src/gateway/broken-natives';
import { DEFAULT_PREFIX } from '../src/element/definition/registry';
import { elements } from './index';

/** Says in the elements of a page whose scripts let no loader run that it is they; written with what such pages leave alone. */
export function tellBrokenPage(): void {
  if (!brokenNatives()) return;
  const prefix =
    document.querySelector<HTMLElement>('script[data-prefix]')?.dataset['prefix'] || DEFAULT_PREFIX;
  for (const tag of Object.keys(elements)) {
    for (const element of document.querySelectorAll(`${prefix}-${tag}`)) {
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const panel = document.createElement('p');
      panel.role = 'alert';
      panel.style.cssText = 'padding:16px;margin:0;font:14px/2 system-ui';
      panel.textContent = BROKEN_BY_PAGE;
      root.replaceChildren(panel);
    }
  }
}
