import { BROKEN_BY_PAGE, brokenNatives } from '../src/gateway/broken-natives';

/**
 * Shows in the elements of a page that its scripts have broken the loader. Uses only features that such pages leave
 * intact. `tags`: elements by tag without prefix; the loader passes them, because its modules cannot be imported any
 * more.
 */
export function showBrokenPage(tags: object): void {
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
