import type { Browser, CDPSession, Page } from 'playwright-core';
import { inTurn, median, type Figure } from '../measure';
import { DEPARTMENTS } from './departments';

/** Slow-down that simulates a user's machine, and the longest acceptable wait on it. */
const SLOWER = 4;
const PATIENCE_MS = 100;
const ROUNDS = 12;

/** A first letter, more initials, syllables, characters, a number, and a text without matches. */
const TYPED = {
  letter: 'y',
  initials: 'yfz',
  syllables: 'yanfazhong',
  characters: '研发',
  number: 'd1199',
  nothing: 'zzzz',
};

/** Opening and searching a tree select of 20,000 departments. */
export async function trees(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/trees`);
  await page.getByLabel('部门').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await opened(page); // loads its code
  const sounds = await firstLetters(page, devtools);
  const figures = [...(await againstFloor(page)), sounds, ...(await onSlowMachine(page, devtools))];
  await page.close();
  return figures;
}

/** First letters: the pinyin table loads, and the characters of all names are looked up. */
async function firstLetters(page: Page, devtools: CDPSession): Promise<Figure> {
  await page.evaluate(() => window.treeBench.open());
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { longest, after } = await page.evaluate(
    (typed) => window.treeBench.learnSounds(typed),
    TYPED.initials,
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => window.treeBench.close());
  return {
    name: `the longest frame at ${SLOWER}× CPU until the first letters find ${DEPARTMENTS} departments by sound`,
    ratio: longest / PATIENCE_MS,
    limit: { most: 2 },
    detail: `${longest.toFixed(0)} of ${PATIENCE_MS} ms; found after ${after.toFixed(0)} ms`,
  };
}

async function againstFloor(page: Page): Promise<Figure[]> {
  const figure = (what: string, most: number, { ours, floor }: { ours: number; floor: number }): Figure => ({
    name: `${what} ${DEPARTMENTS} departments until they are drawn, against plain arrays and elements`,
    ratio: ours / floor,
    limit: { most },
    detail: `${ours.toFixed(1)} against ${floor.toFixed(1)} ms`,
  });
  const opening = await inTurn(
    ROUNDS,
    () => opened(page),
    () => page.evaluate(() => window.treeBench.plainOpen()),
  );
  await page.evaluate(() => window.treeBench.open());
  const filtering = await inTurn(
    ROUNDS,
    () => page.evaluate((typed) => window.treeBench.type(typed), TYPED.characters),
    () => page.evaluate((typed) => window.treeBench.plainFilter(typed), TYPED.characters),
  );
  await page.evaluate(() => window.treeBench.close());
  return [figure('opening', 5, opening), figure('filtering', 3, filtering)];
}

async function opened(page: Page): Promise<number> {
  const time = await page.evaluate(() => window.treeBench.open());
  await page.evaluate(() => window.treeBench.close());
  return time;
}

async function onSlowMachine(page: Page, devtools: CDPSession): Promise<Figure[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const figure = (what: string, times: readonly number[]): Figure => ({
    name: `${what} ${DEPARTMENTS} departments at ${SLOWER}× CPU until they are drawn, of what a user notices`,
    ratio: median(times) / PATIENCE_MS,
    limit: { most: 1 },
    detail: `${median(times).toFixed(1)} of ${PATIENCE_MS} ms, at most ${Math.max(...times).toFixed(1)}`,
  });
  const figures = [figure('opening', await repeated(() => opened(page)))];
  await page.evaluate(() => window.treeBench.open());
  for (const [what, typed] of Object.entries(TYPED)) {
    const times = await repeated(() => page.evaluate((text) => window.treeBench.type(text), typed));
    figures.push(figure(`filtering by ${what} (${typed}) among`, times));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return figures;
}

async function repeated(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await work());
  return times;
}
