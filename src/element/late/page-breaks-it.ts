import { importPlainly } from '../runtime/preload-parts';
import type { brokenTexts } from './broken/texts';

/** Where something failed because other scripts of the page broke the browser, hands on what the user is told instead. */
export async function pageBreaksIt(tell: (texts: typeof brokenTexts) => void): Promise<void> {
  try {
    // one after the other: `Promise.all` may be what is broken
    const { brokenNatives, isFetchBroken } = await importPlainly(
      () => import('../../gateway/broken-natives'),
    );
    const { brokenTexts } = await importPlainly(() => import('./broken/texts'));
    // asked of nothing that has an address: bundlers write where they built in place of a script's own
    if (brokenNatives() || (await isFetchBroken('data:,'))) tell(brokenTexts);
  } catch {
    // what was said stays: the network is lost
  }
}
