import type { Browser } from 'playwright-core';
import type { ElementTag } from '../../../components/index';
import { inTurn, median, type Figure } from '../measure';
import { signedIn } from '../wire';
import { firstPaint, timeAtSlowCpu } from './elements';
import { pathOf } from './pages';

const REPORT: ElementTag = 'report-dashboard';
const FLOOR = '/floor';
const ROUNDS = 7;
const SLOWER = 4;
const LONGEST_FRAME_MS = 100;

/** Waiting times of a manager who opens the overview of reports in an empty page: first content, figures, charts. */
export async function reportOverview(browser: Browser, origin: string): Promise<Figure[]> {
  const [path, floorPath] = [origin + pathOf(REPORT), origin + FLOOR];
  const paint = await inTurn(
    ROUNDS,
    () => firstPaint(browser, path),
    () => firstPaint(browser, floorPath),
  );
  const figures = await inTurn(
    ROUNDS,
    () => timeAtSlowCpu(browser, path, figuresShown),
    () => timeAtSlowCpu(browser, floorPath, () => performance.getEntriesByName('ready')[0]?.startTime),
  );
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) frames.push(await longestFrame(browser, path));
  const figure = (name: string, most: number, { ours, floor }: typeof paint): Figure => ({
    name: `${name} of the overview of reports at ${SLOWER}× CPU throttle`,
    ratio: ours / floor,
    limit: { most },
    detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ms`,
  });
  return [
    figure('First content', 1, paint),
    figure('Figures', 2, figures),
    {
      name: `The longest frame at ${SLOWER}× CPU throttle from the figures of the overview to its charts, of ${LONGEST_FRAME_MS} ms`,
      ratio: median(frames) / LONGEST_FRAME_MS,
      limit: { most: 1 },
      detail: `${median(frames).toFixed(0)} ms, the median of ${frames.map((ms) => ms.toFixed(0)).join(', ')}`,
    },
  ];
}

// runs in the browser on every frame
function figuresShown(): number | undefined {
  const value = document.querySelector('tp-report-dashboard')?.shadowRoot?.querySelector('.rp-figures dd');
  return /\d/.test(value?.textContent ?? '') ? performance.now() : undefined;
}

/** Longest frame in ms, from the figures until charts are drawn. */
async function longestFrame(browser: Browser, url: string): Promise<number> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  // functions sent to the page call this helper of the compiler
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(noteFrames);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  const longest = await page.waitForFunction(() => window.longestFrame);
  const value = (await longest.jsonValue()) ?? NaN;
  await context.close();
  return value;
}

declare global {
  interface Window {
    /** Longest frame in ms; set once charts are drawn. */
    longestFrame?: number;
  }
}

// runs in the browser, before the page's scripts
function noteFrames(): void {
  /** Duration in ms of the charts' entry animation. */
  const SETTLING = 1500;
  let longest = 0;
  let last = 0;
  let drawnAt = 0;
  requestAnimationFrame(function look(now) {
    const root = document.querySelector('tp-report-dashboard')?.shadowRoot;
    if (last > 0) longest = Math.max(longest, now - last);
    if (last > 0 || /\d/.test(root?.querySelector('.rp-figures dd')?.textContent ?? '')) last = now;
    if (root?.querySelector('.tp-chart canvas')) drawnAt ||= now;
    if (drawnAt > 0 && now - drawnAt > SETTLING) window.longestFrame = longest;
    else requestAnimationFrame(look);
  });
}
