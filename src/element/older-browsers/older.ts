import { rewriteSheets } from '../../ui/tokens/sheet';
import { loadChunk } from '../runtime/chunk';

const LISTS = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'];

/**
 * True when the browser has all features that the suite uses, as Chrome and Edge 125, Firefox 129 and Safari 18 have.
 */
const isRecent = (): boolean =>
  LISTS.every((name) => name in Array.prototype) &&
  'any' in AbortSignal &&
  'canParse' in URL &&
  'checkVisibility' in Element.prototype &&
  'showPopover' in HTMLElement.prototype &&
  'states' in ElementInternals.prototype &&
  CSS.supports('selector(:state(a))') &&
  CSS.supports('color', 'light-dark(red,red)') &&
  CSS.supports('color', 'oklch(from red l c h)');

/**
 * True for browsers older than Chrome and Edge 109, Firefox 115 and Safari 16.4, whose missing features cannot be
 * added.
 */
export const isLegacyBrowser = (): boolean =>
  !('adoptedStyleSheets' in document) ||
  !('attachInternals' in HTMLElement.prototype) ||
  !CSS.supports('container-type', 'inline-size');

let coming: Promise<void> | undefined;

/** Loads polyfills for older browsers only; undefined where none are needed. */
export function loadPolyfills(): Promise<void> | undefined {
  if (coming || isRecent()) return coming;
  coming = bringUp();
  coming.catch(() => (coming = undefined)); // the next element retries
  return coming;
}

async function bringUp(): Promise<void> {
  const { installPolyfills, legacyCss } = await loadChunk(() => import('./older-parts'));
  installPolyfills();
  rewriteSheets(legacyCss(CSS));
}
