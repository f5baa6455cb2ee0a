import { importPlainly } from '../runtime/preload-parts';

/** Where something failed because other scripts of the page broke the browser, hands on what the user is told instead. */
export async function pageBreaksIt(tell: (text: string) => void): Promise<void> {
  try {
    const { BROKEN_BY_PAGE, brokenNatives, isFetchBroken } = await importPlainly(
      () => import('../../gateway/broken-natives'),
    );
    if (brokenNatives() || (await isFetchBroken(import.meta.url))) tell(BROKEN_BY_PAGE);
  } catch {
    // what was said stays: the network is lost
  }
}
