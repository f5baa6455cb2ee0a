import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Page } from '@playwright/test';
import type { Database } from '../../../demo/gateway/db/database';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { RECORD_ROW, type RowCells } from '../../support/gateway/areas/money/record-files';
import { importRecords } from '../../support/gateway/report/import-records';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const ENTERPRISE = '100001';
/** Staff numbers of the account `staff` and of a colleague. */
const [STAFF, OTHER] = ['1000010001', '1000010020'];
/** Number of companies with one ride each, more than a breakdown lists. */
const COMPANIES = 2400;
const MARKUP = '<img src=x onerror="window.hit=1">';
const TURNED = '\u202E\u2067部门';
const LONG = '超长名称'.repeat(50);

const ride = (at: number, own: RowCells): RowCells => ({
  ...RECORD_ROW.car,
  记录号: `C-${at}`,
  ...onDay('2016-05-09'),
  ...own,
});
const stay = (at: number, own: RowCells): RowCells => ({ ...RECORD_ROW.hotel, 记录号: `H-${at}`, ...own });
const onDay = (day: string): RowCells => ({
  预订日期: day,
  支付日期: day,
  使用日期: day,
  用车时间: `${day} 14:20`,
});
const stayOn = (day: string): RowCells => ({ 预订日期: day, 支付日期: day, 使用日期: day, 入住日期: day });

/**
 * Adds records to otherwise empty years: a day with one stay, a month with thousands of companies, and one with hostile
 * names.
 */
async function prepare(db: Database): Promise<void> {
  const now = new Date();
  const take = (product: 'car' | 'hotel', rows: readonly RowCells[]) =>
    importRecords(db, { enterpriseNum: ENTERPRISE, product, rows, now });
  const companies = Array.from({ length: COMPANIES }, (_, at) =>
    ride(at, { 用车公司: `用车公司${at + 1}`, 车费: `${20 + at}` }),
  );
  await take('car', [
    ...companies,
    ride(COMPANIES, { ...onDay('2016-07-04'), 用车公司: MARKUP, 工号: OTHER }),
  ]);
  await take('hotel', [
    stay(1, stayOn('2016-03-05')),
    stay(2, { ...stayOn('2016-07-04'), 酒店名称: MARKUP, 酒店品牌: '品'.repeat(60), 工号: OTHER }),
  ]);
  const names = {
    dept_name: TURNED,
    staff_name: MARKUP,
    cost_center_name: LONG,
    accounting_entity_name: MARKUP,
  };
  const of = (column: string) => sql`(select ${sql.ref(column)} from staff where staff_no = ${OTHER})`;
  await sql`update department set dept_name = ${names.dept_name} where dept_no = ${of('dept_no')}`.execute(
    db,
  );
  await sql`update cost_center set cost_center_name = ${names.cost_center_name}
    where cost_center_no = ${of('cost_center_no')}`.execute(db);
  await sql`update accounting_entity set accounting_entity_name = ${names.accounting_entity_name}
    where accounting_entity_no = ${of('accounting_entity_no')}`.execute(db);
  await sql`update staff set staff_name = ${names.staff_name} where staff_no = ${OTHER}`.execute(db);
  // A member of staff changes the department between two stays, and the first stay is refunded in a later month.
  await take('hotel', [stay(3, { ...stayOn('2016-09-05'), 使用日期: '', 房费: '300' })]);
  await sql`update staff set dept_no = '100001D16' where staff_no = ${STAFF}`.execute(db);
  await take('hotel', [
    stay(4, { ...stayOn('2016-09-20'), 房费: '500' }),
    { 记录号: 'H-3', 类型: '退款', 退款日期: '2016-11-08', 退款手续费: '20' },
  ]);
}

describe('reports at their limits', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({}, prepare);
  });
  afterAll(() => harness.close());

  const report = (page: string, query: string) => `#/travelReport/${page}?basis=booked&compare=none&${query}`;
  const days = (begin: string, end: string) => `beginDate=${begin}&endDate=${end}`;
  const figure = (page: Page, name: string) =>
    page
      .locator('[aria-busy=false] > .rp-figures > div', { has: page.getByText(name, { exact: true }) })
      .locator('.rp-value')
      .filter({ hasText: /\d/ })
      .innerText();
  const isAsWideAsItsWindow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  it('draw of thousands of parts those in view, say how many are left out, and page through all facts', async () => {
    const may = days('2016-05-01', '2016-05-31');
    const { page, complaints } = await harness.enter(
      'admin',
      report('car/carHotAnalysis', `${may}&groupBy=carrier`),
    );
    assert.equal(await figure(page, '用车次数'), '2,400');
    await page.getByText('已显示 20 项，共 2400 项').waitFor();
    await page.getByRole('button', { name: '显示更多（共 1000 项）' }).click();
    await page.getByText('已显示 1000 项，共 2400 项').waitFor();
    await page.locator('.rd-rows tr[data-row]').nth(20).waitFor();
    const drawn = await page.locator('.rd-rows tr[data-row]').count();
    assert.ok(drawn > 20 && drawn < 200, `${drawn} rows are drawn`);
    await page.goto(harness.product.portal + report('car/carReport', may));
    await page.getByText('共 2400 条', { exact: true }).waitFor();
    await page.getByRole('button', { name: '第 120 页' }).click();
    await page.waitForURL(/factsPage=120/);
    await page.getByRole('button', { name: '第 120 页' }).and(page.locator('[aria-current=page]')).waitFor();
    await page.locator('.rd-facts [aria-busy=true]').first().waitFor({ state: 'detached' });
    assert.equal(await page.locator('.rd-facts tr[data-row]').count(), 20);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('are whole with one row, and say so where there is none', async () => {
    const { page, complaints } = await harness.enter(
      'admin',
      report('hotel/hotelReport', days('2016-03-05', '2016-03-05')),
    );
    assert.equal(await figure(page, '净支出'), '¥1,016.00');
    await page.getByText('共 1 条', { exact: true }).waitFor();
    assert.equal(await page.locator('.rd-facts tr[data-row]').count(), 1);
    await page.goto(
      harness.product.portal + report('hotel/hotelDepartmentalAnalysis', days('2016-03-05', '2016-03-05')),
    );
    await page.getByRole('row', { name: /^合计/ }).waitFor();
    assert.equal(await page.locator('.rd-rows tr[data-row]').count(), 1);
    await page.goto(
      harness.product.portal + report('hotel/hotelDepartmentalAnalysis', days('2016-01-01', '2016-01-31')),
    );
    await page.getByText('没有符合筛选条件的差旅记录').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('show every name as plain text, in every place', async () => {
    const july = days('2016-07-01', '2016-07-31');
    const { page, complaints } = await harness.enter('admin', report('pandect', july));
    await figure(page, '净支出');
    for (const [path, by, name] of [
      ['pandect', 'department', TURNED],
      ['pandect', 'person', MARKUP],
      ['pandect', 'costCenter', LONG],
      ['pandect', 'entity', MARKUP],
      ['car/carHotAnalysis', 'carrier', MARKUP],
      ['hotel/hotelHotAnalysis', 'carrier', '品'.repeat(60)],
    ] as const) {
      await page.goto(harness.product.portal + report(path, `${july}&groupBy=${by}`));
      const row = page.locator('.rd-rows tr[data-row]').first();
      await row.filter({ hasText: name }).waitFor();
      await row.getByRole('button', { name: `${name}的明细` }).click();
      await page
        .getByRole('heading', { name: new RegExp(`^${name.replace(/[<>"=.]/g, '\\$&')}的`) })
        .waitFor();
      assert.ok(await isAsWideAsItsWindow(page), `${path} by ${by}`);
    }
    await page.goto(harness.product.portal + report('hotel/hotelReport', july));
    await page.locator('.rd-facts tr[data-row]').filter({ hasText: MARKUP }).waitFor();
    assert.equal(await page.locator('img[src=x]').count(), 0);
    assert.equal(await page.evaluate('window.hit'), undefined);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('leave spend with the department of the time before a move, and count refunds when they happen', async () => {
    const autumn = days('2016-09-01', '2016-11-30');
    const { page } = await harness.enter('admin', report('hotel/hotelDepartmentalAnalysis', autumn));
    // 300 bought and 280 of it refunded, and 500 bought.
    assert.equal(await figure(page, '净支出'), '¥520.00');
    const rows = page.locator('.rd-rows tr[data-row]');
    await rows.nth(1).waitFor();
    const amounts = await rows.locator('td:nth-child(2)').allInnerTexts();
    assert.deepEqual(amounts, ['¥500.00', '¥20.00']);
    await page.goto(harness.product.portal + report('hotel/hotelReport', days('2016-09-01', '2016-09-30')));
    assert.equal(await figure(page, '净支出'), '¥800.00');
    await page.goto(harness.product.portal + report('hotel/hotelReport', days('2016-11-01', '2016-11-30')));
    assert.equal(await figure(page, '净支出'), '-¥280.00');
    await page.context().close();
  });
});
