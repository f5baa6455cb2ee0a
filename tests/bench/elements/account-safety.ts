import type { Browser } from 'playwright-core';
import type { ElementTag } from '../../../components/index';
import type { Figure } from '../measure';
import { bytesUntilReady } from './elements';
import { pathOf } from './pages';

const TAG: ElementTag = 'account-safety';

/** Bytes loaded by a page with account safety alone. */
export async function accountSafetyBytes(browser: Browser, origin: string): Promise<Figure[]> {
  const ours = await bytesUntilReady(browser, origin + pathOf(TAG));
  const floor = await bytesUntilReady(browser, `${origin}/floor`);
  return [
    {
      name: `JavaScript of <tp-${TAG}> alone in an empty page`,
      ratio: ours / floor,
      limit: { most: 1.5 },
      detail: `${ours} against ${floor} bytes, brotli`,
    },
  ];
}
