import { rewriteSheets } from '../../ui/tokens/sheet';
import { loadChunk } from '../runtime/chunk';

const LISTS = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'];

/** Has the browser all that the suite is written with? Chrome and Edge 125, Firefox 129 and Safari 18 have. */
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

/** Browsers older than Chrome and Edge 109, Firefox 115 and Safari 16.4 lack what nothing here can stand in for. */
export const isTooOld = (): boolean =>
  !('adoptedStyleSheets' in document) ||
  !('attachInternals' in HTMLElement.prototype) ||
  !CSS.supports('container-type', 'inline-size');

let coming: Promise<void> | undefined;

/** What an older browser lacks, loaded for it alone; undefined where nothing is lacking. */
export function completeBrowser(): Promise<void> | undefined {
  if (coming || isRecent()) return coming;
  coming = bringUp();
  coming.catch(() => (coming = undefined)); // the next element asks again
  return coming;
}

async function bringUp(): Promise<void> {
  const { complete, olderCss } = await loadChunk(() => import('./older-parts'));
  complete();
  rewriteSheets(olderCss(CSS));
}
