import { importPlainly } from '../runtime/preload-parts';

/** Where something failed because other scripts of the page broke the browser, hands on what the user is told instead. */
export async function pageBreaksIt(tell: (text: string) => void): Promise<void> {
  try {
    const { BROKEN_BY_PAGE, brokenNatives, isFetchBroken } = await importPlainly(
      () => import('../../gateway/broken-natives'),
    );
    // asked of nothing that has an address: bundlers write where they built in place of a script's own
    if (brokenNatives() || (await isFetchBroken('data:,'))) tell(BROKEN_BY_PAGE);
  } catch {
    // what was said stays: the network is lost
  }
}
