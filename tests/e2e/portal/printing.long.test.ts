import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { ENTERPRISES } from '../../../demo/gateway/seed/organisation';
import { openApprovalHarness, type ApprovalHarness } from '../../support/e2e/approval-steps';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { findUnprintable, onPaper, printPage } from '../../support/e2e/page/paper';
import { sheetTexts } from '../../support/e2e/page/pdf-text';
import { noteUse, type Screen } from '../../support/e2e/screens/screen';
import { PAGES_LOOKED_AT, screensOf } from '../../support/e2e/screens/screens';
import { inDays, search, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const [BEGIN, END] = [inDays(-360), inDays(0)];

/** Brightness of a colour, 0 to 255. */
const brightness = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      const color = getComputedStyle(element)[property];
      const parts = color.match(/[\d.]+/g) ?? [];
      if (color.startsWith('oklch')) return Number(parts[0]) * 255;
      return parts.slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0);
    }, property);

/** Number of pages in one test: with more of them, a failure would show only after minutes. */
const PAGES_PER_TEST = 12;

describe('pages on paper', () => {
  let opened: ApprovalHarness;
  let screens: readonly Screen[];
  beforeAll(async () => {
    opened = await openApprovalHarness();
    const { pages, variants } = await screensOf(opened);
    // Pages shown before a session only ask for a button press and are not printed.
    screens = [...variants, ...pages].filter(({ as }) => as !== undefined);
  });
  afterAll(() => opened.harness.close());

  const tests = Math.ceil((PAGES_LOOKED_AT.length + 10) / PAGES_PER_TEST);
  for (let test = 0; test < tests; test += 1)
    it(`have nothing to press, nothing that stays in view and no dark ground, ${test + 1} of ${tests}`, async () => {
      const problems: string[] = [];
      for (const { name, show } of screens.filter((_, i) => i % tests === test)) {
        const { page } = await opened.harness.visit('about:blank', { colorScheme: 'dark' });
        noteUse(page);
        await show(page);
        await onPaper(page, async () => {
          problems.push(...(await findUnprintable(page)).map((problem) => `${name}: ${problem}`));
          if ((await brightness(page, '.tp-root', 'backgroundColor')) < 240)
            problems.push(`${name}: its ground is dark`);
        });
        await page.context().close();
      }
      assert.equal(problems.join('\n'), '');
    });
});

describe('flights on paper', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('are all that were found, though the window draws a screenful', async () => {
    const { page } = await harness.enter('staff', '#/flightBooking/index');
    await search(page, TRIP);
    const label = await page.getByRole('list', { name: /^航班列表，共/ }).getAttribute('aria-label');
    const total = Number(/共 (\d+) 个/.exec(label ?? '')?.[1]);
    assert.ok(total > 10, `${total} flights were found, no more than a screenful`);
    const { count, sheets } = await printPage(page, 'fb-flight');
    assert.equal(count, total);
    // Rows are at least 30 px high, a sheet about 1,000 px.
    assert.ok(sheets >= Math.floor((total * 30) / 1000), `${sheets} sheets for ${total} flights`);
  });
});

describe('reports on paper', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  for (const [path, charts] of [
    ['pandect', 10],
    ['ticket/ticketReport', 0],
  ] as const)
    it(`${path}: whose figures they are, dark on white in every theme, with nothing to press and no chart cut`, async () => {
      const query = `beginDate=${BEGIN}&endDate=${END}`;
      const { page } = await harness.enter('admin', `#/travelReport/${path}?${query}`, {
        colorScheme: 'dark',
      });
      await page.locator('[aria-busy=false] > .rp-figures').waitFor();
      if (charts > 0)
        await page
          .locator('.tp-chart canvas')
          .nth(charts - 1)
          .waitFor();
      assert.ok((await brightness(page, '.rd-card', 'backgroundColor')) < 60);
      await onPaper(page, async () => {
        assert.deepEqual(await findUnprintable(page), []);
        const head = await page.locator('.rd-paper').innerText();
        for (const words of [ENTERPRISES[0].entName, '全企业', BEGIN, END])
          assert.ok(head.includes(words), head);
        await page.getByRole('heading', { level: 1 }).waitFor();
        assert.ok((await brightness(page, '.rd-card', 'backgroundColor')) > 240);
        assert.ok((await brightness(page, '.rp-value', 'color')) < 60);
        // The colour that charts are drawn in.
        if (charts > 0) assert.ok((await brightness(page, '.tp-chart-probe > i', 'color')) < 60);
        const kept = page.locator('.tp-chart, .rd-card[part=figures], .rd-rows tr, .rd-facts tr');
        const breaks = await kept.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
        assert.deepEqual([...new Set(breaks)], ['avoid']);
        const heads = await page
          .locator('.tp-table thead')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
        assert.ok(heads.every((display) => display === 'table-header-group'));
      });
      const { count, sheets } = await printPage(page, 'tp-chart');
      assert.equal(count, charts);
      assert.ok(sheets <= (charts > 6 ? 6 : 4), `${sheets} sheets`);
      await page.context().close();
    });

  it('a long table: its head on every sheet that has rows, no row cut, the totals once, at the end', async () => {
    // With fewer than 62 days, no day's name contains another one, such as 1月1日 in 11月1日.
    const days = `granularity=day&beginDate=${inDays(-60)}&endDate=${END}`;
    const { page } = await harness.enter('admin', `#/travelReport/pandect?groupBy=time&${days}`);
    const rows = page.locator('.rd-rows tr[data-row]');
    await rows.nth(60).waitFor();
    const close = (words: readonly string[]) => words.map((text) => text.replace(/\s/g, ''));
    const heads = close(await page.locator('.rd-rows th:not(.tp-table-end)').allInnerTexts());
    const names = close(
      await rows.evaluateAll((all) =>
        all.map((row) => {
          const [name, spend] = row.querySelectorAll('td');
          return `${name?.textContent}${spend?.textContent}`;
        }),
      ),
    );
    const total = close(await page.locator('.rd-rows tfoot td:nth-child(-n + 2)').allTextContents()).join('');
    assert.match(total, /^合计¥/);
    // Also at a width at which the window shows cards.
    await page.setViewportSize({ width: 718, height: 1040 });
    await onPaper(page, async () => {
      const [room, width] = await page
        .locator('.rd-rows .tp-table')
        .evaluate((table) => [table.parentElement?.clientWidth ?? 0, table.scrollWidth]);
      assert.ok((width ?? Infinity) <= (room ?? 0), `${width} px of ${room} px`);
    });
    const sheets = sheetTexts(await page.pdf({ format: 'A4' }));
    const withRows = sheets.filter((text) => names.some((name) => text.includes(name)));
    assert.ok(withRows.length > 1, 'it takes more than one sheet');
    for (const text of withRows)
      for (const head of heads) assert.ok(text.includes(head), `${head} in ${text}`);
    for (const name of names) assert.equal(withRows.filter((text) => text.includes(name)).length, 1, name);
    assert.deepEqual(
      sheets.flatMap((text, at) => (text.includes(total) ? at : [])),
      [sheets.lastIndexOf(withRows.at(-1) ?? '')],
    );
    await page.context().close();
  });
});
