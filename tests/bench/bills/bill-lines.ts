import type { Browser, Page } from 'playwright-core';
import type { BodyOf, Call, ResultOf } from '../../../src/contract/call';
import {
  querySettleBill,
  querySettleBillGroups,
  querySettleBillLines,
  querySettleBills,
  type SettleBillLine,
} from '../../../src/contract/settlement/bills';
import { billLine, settleBill } from '../../components/settlement/settlement-samples';
import { pathOf } from '../elements/pages';
import { median, type Figure } from '../measure';
import { signedIn } from '../wire';

const LINES = 100_000;
/** Largest page size of users. */
const PAGE = 100;
/** Slow-down that simulates a user's machine, and the longest acceptable frame on it. */
const SLOWER = 4;
const LONGEST_FRAME_MS = 50;
const RUNS = 5;
const DEPARTMENTS = 400;
/** Scroll distance per frame, like a turn of the wheel. */
const STEP_PX = 100;
/** Frames counted after an answer is shown. */
const SETTLING = 10;

const AMOUNT = 120_000;
const BILL = settleBill({ lineCount: LINES, totalAmount: LINES * AMOUNT, payableAmount: LINES * AMOUNT });
const TITLE = `${BILL.periodBegin} 至 ${BILL.periodEnd}`;

/** A bill of 100,000 lines: opening it, paging, scrolling through a page, and grouping. */
export async function billLines(browser: Browser, origin: string): Promise<Figure[]> {
  const worst: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run += 1) {
    for (const [what, ms] of Object.entries(await oneRun(browser, origin))) (worst[what] ??= []).push(ms);
  }
  return Object.entries(worst).map(([what, all]) => ({
    name: `the longest frame of ${what} a bill of ${LINES} lines at ${SLOWER}× CPU throttle, of ${LONGEST_FRAME_MS} ms`,
    ratio: median(all) / LONGEST_FRAME_MS,
    limit: { most: 1 },
    detail: `${median(all)} ms, the median of ${all.join(', ')}`,
  }));
}

/** Longest frame of each action, in ms. */
async function oneRun(browser: Browser, origin: string): Promise<Record<string, number>> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerBill(page);
  // functions sent to the page call this helper of the compiler
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(noteFrames);
  await page.goto(origin + pathOf('settlement'));
  await page.getByRole('button', { name: TITLE }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows = page.locator('[data-row]');
  const opening = await longestUntil(page, async () => {
    await page.getByRole('button', { name: TITLE }).press('Enter');
    await page.getByText(orderNoOf(0)).first().waitFor();
  });
  const turning = await longestUntil(page, async () => {
    await page.getByRole('button', { name: '下一页' }).press('Enter');
    await page.getByText(orderNoOf(PAGE)).first().waitFor();
  });
  const { longest: scrolling, scrolled } = await page.evaluate(scrollThrough, STEP_PX);
  if (scrolled < PAGE * 20) throw new Error(`a page of ${PAGE} lines was scrolled by ${scrolled} px`);
  const grouping = await longestUntil(page, async () => {
    await page.getByRole('radio', { name: '部门' }).press('Space');
    await page.getByText('部门0', { exact: true }).waitFor();
  });
  if ((await rows.count()) === 0) throw new Error('nothing is shown');
  await context.close();
  return { opening, 'turning a page of': turning, 'scrolling through a page of': scrolling, grouping };
}

/** Mocks a gateway that has the bill. */
async function answerBill(page: Page): Promise<void> {
  const answer = <C extends Call>(call: C, give: (body: BodyOf<C>) => ResultOf<C>) =>
    page.route(
      ({ pathname }) => pathname.endsWith(call.path),
      (route) =>
        route.fulfill({
          json: {
            success: true,
            code: '0',
            msg: '',
            result: give(route.request().postDataJSON() as BodyOf<C>),
          },
        }),
    );
  await answer(querySettleBills, () => ({
    total: 1,
    sums: {
      totalAmount: BILL.totalAmount,
      carriedAmount: 0,
      payableAmount: BILL.payableAmount,
      paidAmount: 0,
      outstandingAmount: 0,
      outstandingLateFee: 0,
    },
    billList: [BILL],
    accountList: [],
  }));
  await answer(querySettleBill, () => ({
    bill: BILL,
    kindList: [{ kind: 'fare' as const, lineCount: LINES, amount: BILL.totalAmount }],
    confirmedBy: '',
    confirmedTime: '',
    settledTime: '',
    eventList: [],
    canConfirm: true,
    canDispute: true,
  }));
  await answer(querySettleBillLines, ({ pageIndex = 1 }) => ({
    total: LINES,
    totalAmount: BILL.totalAmount,
    // the largest page size of users
    lineList: Array.from({ length: PAGE }, (_, i) => lineAt((pageIndex - 1) * PAGE + i)),
  }));
  await answer(querySettleBillGroups, ({ pageIndex = 1, pageSize = 50 }) => ({
    total: DEPARTMENTS,
    groupList: Array.from({ length: pageSize }, (_, i) => {
      const at = (pageIndex - 1) * pageSize + i;
      const lineCount = LINES / DEPARTMENTS;
      const amount = lineCount * AMOUNT;
      return {
        no: `D${at}`,
        name: `部门${at}`,
        orderCount: lineCount,
        lineCount,
        amount,
        kindList: [{ kind: 'fare' as const, lineCount, amount }],
      };
    }),
  }));
}

const orderNoOf = (at: number): string => String(26_112_000_000_000 + at);
const lineAt = (at: number): SettleBillLine =>
  billLine({
    lineNo: at + 1,
    amount: AMOUNT,
    orderNo: orderNoOf(at),
    ticketNo: `999-${String(1_000_000_000 + at)}`,
    travellerNO: `S${at % 5000}`,
    travellerName: `员工${at % 5000}`,
    deptNO: `D${at % DEPARTMENTS}`,
    deptName: `部门${at % DEPARTMENTS}`,
  });

/** Longest frame in ms, from before `act` until its result is stable. */
async function longestUntil(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.framesFrom());
  await act();
  return page.evaluate((settling) => window.longestSince(settling), SETTLING);
}

declare global {
  interface Window {
    framesFrom(): void;
    /** Longest frame in ms, after `settling` more frames. */
    longestSince(settling: number): Promise<number>;
  }
}

// runs in the browser, before the page's scripts
function noteFrames(): void {
  let longest = 0;
  let last = 0;
  requestAnimationFrame(function look(now) {
    if (last > 0) longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(look);
  });
  window.framesFrom = () => {
    longest = 0;
  };
  window.longestSince = async (settling) => {
    for (let i = 0; i < settling; i += 1) await new Promise(requestAnimationFrame);
    return Math.round(longest);
  };
}

// runs in the browser
async function scrollThrough(step: number) {
  const frame = () => new Promise<number>(requestAnimationFrame);
  // the paging button is at the end of the page
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  const from = scrollY;
  let longest = 0;
  let last = await frame();
  for (let before = -1; before !== scrollY;) {
    before = scrollY;
    scrollBy({ top: step, behavior: 'instant' });
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { longest: Math.round(longest), scrolled: Math.round(scrollY - from) };
}
