import type { Browser } from 'playwright-core';
import type { ElementTag } from '../../../components/index';
import { inTurn, type Figure } from '../measure';
import { bytesUntilReady, firstPaint, timeAtSlowCpu } from './elements';
import { pathOf } from './pages';

const DETAIL: ElementTag = 'approval-detail';
const FLOOR = '/floor';
const ROUNDS = 7;

/**
 * Waiting times of an approver who opens one application in an otherwise empty page: bytes, first content, decision
 * buttons.
 */
export async function approvalDetail(browser: Browser, origin: string): Promise<Figure[]> {
  const [path, floorPath] = [origin + pathOf(DETAIL), origin + FLOOR];
  const bytes = {
    ours: await bytesUntilReady(browser, path),
    floor: await bytesUntilReady(browser, floorPath),
  };
  const paint = await inTurn(
    ROUNDS,
    () => firstPaint(browser, path),
    () => firstPaint(browser, floorPath),
  );
  const ready = await inTurn(
    ROUNDS,
    () => timeAtSlowCpu(browser, path, decidable),
    () => timeAtSlowCpu(browser, floorPath, () => performance.getEntriesByName('ready')[0]?.startTime),
  );
  const figure = (name: string, most: number, { ours, floor }: typeof bytes, unit: string): Figure => ({
    name: `${name} of <tp-${DETAIL}> in an empty page`,
    ratio: ours / floor,
    limit: { most },
    detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ${unit}`,
  });
  return [
    figure('JavaScript', 1.6, bytes, 'bytes, brotli'),
    figure('First content at 4× CPU throttle', 1, paint, 'ms'),
    figure('Ready to decide at 4× CPU throttle', 1.6, ready, 'ms'),
  ];
}

// runs in the browser on every frame
function decidable(): number | undefined {
  const root = document.querySelector('tp-approval-detail')?.shadowRoot;
  const buttons = [...(root?.querySelectorAll('button') ?? [])];
  return buttons.some(({ textContent, disabled }) => textContent?.trim() === '同意' && !disabled)
    ? performance.now()
    : undefined;
}
