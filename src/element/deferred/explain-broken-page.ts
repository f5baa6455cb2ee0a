import { importPlainly } from '../runtime/preload-parts';
import type { brokenTexts } from './broken/texts';

/** Passes on a better message when a failure was caused by other scripts that broke the browser. */
export async function explainBrokenPage(tell: (texts: typeof brokenTexts) => void): Promise<void> {
  try {
    // sequentially: `Promise.all` itself may be broken
    const { brokenNatives, isFetchBroken } = await importPlainly(
      () => import('../../gateway/broken-natives'),
    );
    const { brokenTexts } = await importPlainly(() => import('./broken/texts'));
    // a `data:` URL instead of a script's address, which bundlers replace by the one of the build
    if (brokenNatives() || (await isFetchBroken('data:,'))) tell(brokenTexts);
  } catch {
    // the original message stays: the network is down
  }
}
