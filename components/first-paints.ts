import { givenText, paintFirst, type FirstPaint } from '../src/element/definition/upgrade/first-paint';
import { localeOf } from '../src/element/locale/locale-of';
import { holdImports } from '../src/element/runtime/preload-parts';
import { minHeightOf } from '../src/element/definition/registry';
import { hostTexts } from '../src/element/host/texts';
import baseCss from '../src/ui/tokens/base.css?inline';
import tokensCss from '../src/ui/tokens/tokens.css?inline';
import flightBooking from './flight-booking/first-paint';
import { elements, type ElementTag } from './index';

/** Of the elements that have one: their first content, which comes with the loader itself. */
const FIRST_PAINTS: Partial<Record<ElementTag, FirstPaint>> = { 'flight-booking': flightBooking };

/** What the others show: that something comes, in the height that it will have. */
const outlineOf = (tag: ElementTag): FirstPaint => ({
  styles: [tokensCss, baseCss],
  markup: [
    'div',
    { class: 'tp-root', lang: 'zh-CN', 'aria-busy': 'true' },
    ['p', { role: 'status' }, `${hostTexts.chinese.loading}…`],
    ['div', { class: 'tp-skeleton' }],
  ],
  // less the line above
  height: `calc(${minHeightOf(tag)} - 1lh)`,
});

/** Shows the first content of an element whose class is not there yet, if it has one. `theme`: that of the page. */
export function paintElement(element: Element, tag: ElementTag, theme: string | undefined): void {
  const firstPaint = FIRST_PAINTS[tag] ?? (elements[tag].minHeight > 0 && outlineOf(tag));
  // drawn in Chinese: in another language the element's own first content is waited for
  if (!firstPaint || element.shadowRoot || localeOf(element) !== 'zh-CN') return;
  holdImports(nextFrame());
  const own = givenText(element, 'theme') ?? theme;
  const colorScheme = own === 'light' || own === 'dark' ? own : 'light dark';
  // its parts are asked for first: they come while it is drawn
  queueMicrotask(() => paintFirst(element, firstPaint, colorScheme));
}

/** When the browser has painted what stands there; a page that is hidden paints nothing, and is not waited for. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
const LONGEST_FRAME_MS = 250;
