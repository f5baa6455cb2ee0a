import { attributeText, paintFirst, type FirstPaint } from '../src/element/definition/upgrade/first-paint';
import { localeOf } from '../src/element/locale/locale-of';
import { holdImports } from '../src/element/runtime/preload-parts';
import { minHeightOf } from '../src/element/definition/registry';
import { hostTexts } from '../src/element/host/texts';
import baseCss from '../src/ui/tokens/base.css?inline';
import tokensCss from '../src/ui/tokens/tokens.css?inline';
import flightBooking from './flight-booking/first-paint';
import { elements, type ElementTag } from './index';

/** First content by element, bundled with the loader. */
const FIRST_PAINTS: Partial<Record<ElementTag, FirstPaint>> = { 'flight-booking': flightBooking };

/** First content of the remaining elements: a skeleton in their minimum height. */
const outlineOf = (tag: ElementTag): FirstPaint => ({
  styles: [tokensCss, baseCss],
  markup: [
    'div',
    { class: 'tp-root', lang: 'zh-CN', 'aria-busy': 'true' },
    ['p', { role: 'status' }, `${hostTexts.chinese.loading}…`],
    ['div', { class: 'tp-skeleton' }],
  ],
  // minus the line of text above
  height: `calc(${minHeightOf(tag)} - 1lh)`,
});

/** Renders the first content of an element that is not defined yet, if it has one. `theme`: theme of the page. */
export function paintElement(element: Element, tag: ElementTag, theme: string | undefined): void {
  const firstPaint = FIRST_PAINTS[tag] ?? (elements[tag].minHeight > 0 && outlineOf(tag));
  // the first content is Chinese: in another language the element renders its own
  if (!firstPaint || element.shadowRoot || localeOf(element) !== 'zh-CN') return;
  holdImports(nextFrame());
  const own = attributeText(element, 'theme') ?? theme;
  const colorScheme = own === 'light' || own === 'dark' ? own : 'light dark';
  // in a microtask, so that the element's imports start before the painting
  queueMicrotask(() => paintFirst(element, firstPaint, colorScheme));
}

/** Resolves after the next paint, or after a time limit because hidden pages do not paint. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
const LONGEST_FRAME_MS = 250;
