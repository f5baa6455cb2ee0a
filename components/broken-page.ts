import { BROKEN_BY_PAGE, brokenNatives } from '../src/gateway/broken-natives';

/**
 * Says in the elements of a page whose scripts let no loader run that it is they; written with what such pages leave
 * alone. `tags`: by tag without prefix; they are handed in, as nothing of the loader can be imported any more.
 */
export function tellBrokenPage(tags: object): void {
  if (!brokenNatives()) return;
  const prefix = document.querySelector<HTMLElement>('script[data-prefix]')?.dataset['prefix'] || 'tp';
  for (const tag of Object.keys(tags)) {
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
