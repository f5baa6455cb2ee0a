import assert from 'node:assert/strict';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import type { Page } from '@playwright/test';
import { LINE_KIND_LABELS } from '../../../src/domain/settlement/labels';
import { formatPrice } from '../../../src/domain/money/money';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

interface Line {
  kind: keyof typeof LINE_KIND_LABELS;
  amount: number;
  day: string;
  order_no: string;
  ticket_no: string;
  traveller_name: string;
  dept_name: string;
  is_disputed: boolean;
}

describe('a bill is compared', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const dialog = (page: Page) => page.getByRole('dialog');
  const items = (page: Page) =>
    page.getByRole('table', { name: '对账明细列表' }).locator('tbody tr[data-row]');
  const result = (page: Page, name: string) =>
    page.getByRole('group', { name: '对账结果' }).getByRole('button', { name: new RegExp(`^${name}`) });

  /** Lines of the bill that waits for confirmation, by descending amount. */
  async function waiting(): Promise<Line[]> {
    let lines: Line[] = [];
    await harness.change(async (db) => {
      const { rows } = await sql<Line>`
        select l.kind, l.amount, (l.booked_at at time zone 'Asia/Shanghai')::date::text as day, l.order_no, l.ticket_no,
          l.traveller_name, l.dept_name,
          exists (select from settle_dispute_line d where d.line_no = l.line_no) as is_disputed
        from settle_line l join settle_bill b using (bill_no)
        where b.bill_state = 'toConfirm' and b.enterprise_num = '100001' order by l.amount desc`.execute(db);
      lines = rows;
    });
    return lines;
  }
  /** A file as a spreadsheet on a Chinese Windows saves it, with the headers of an ERP. */
  const record = (rows: readonly (readonly string[])[]) => ({
    name: 'ERP费用.csv',
    mimeType: 'text/csv',
    buffer: iconv.encode(
      [['票号', '商旅订单号', '费用科目', '记账金额(元)', '记账日期', '员工姓名', '所属部门'], ...rows]
        .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
        .join('\r\n'),
      'gbk',
    ),
  });

  it('with a record of an ERP: differing lines are disputed by the difference, the rest confirmed', async () => {
    const lines = await waiting();
    const dearest = lines.find(
      ({ kind, ticket_no, is_disputed }) => kind === 'fare' && ticket_no !== '' && !is_disputed,
    );
    assert.ok(dearest);
    const rows = lines.map((line) => [
      line.ticket_no,
      line.order_no,
      LINE_KIND_LABELS[line.kind],
      formatPrice(line === dearest ? line.amount - 10_000 : line.amount),
      line.day.replaceAll('-', '/'),
      line.traveller_name,
      line.dept_name,
    ]);
    rows.push(['9990000000001', '', '票价', '（88.00）', '', '', ''], ['合计', '', '', '', '', '', '']);

    const { page, complaints, failed } = await harness.enter('admin', '#/settlePayment');
    await page.getByRole('row').filter({ hasText: '待确认' }).getByRole('link').first().click();
    await page.getByRole('radio', { name: '对账' }).check();
    await page.getByText('还没有对账记录').waitFor();
    await page.locator('.st-compare-file input[type=file]').setInputFiles(record(rows));
    await result(page, '有差异').getByText('1 项').waitFor();
    await result(page, '仅记录有').getByText('1 项').waitFor();
    await result(page, '无法识别').getByText('1 项').waitFor();
    assert.equal(await result(page, '仅账单有').count(), 0);

    // Shows only differences, also after a reload.
    await result(page, '有差异').click();
    const differing = items(page).filter({ hasText: '金额不同' });
    await differing.waitFor();
    assert.match(page.url(), /billPart=compare.*comparisonNo=C[0-9a-f]{32}.*compareResult=differs/);
    await page.getByLabel('差异字段').selectOption({ label: '金额（1）' });
    await page.getByLabel('关键字').fill(dearest.ticket_no);
    await page.getByRole('button', { name: '查询' }).click();
    await page.waitForURL(/compareField=amount.*compareKeyword=\d+/);
    await page.reload();
    await differing.waitFor();
    assert.equal(await items(page).count(), 1);
    assert.equal(await page.getByLabel('关键字').inputValue(), dearest.ticket_no);
    const text = (await differing.textContent()) ?? '';
    for (const fen of [dearest.amount, dearest.amount - 10_000, 10_000]) {
      assert.ok(text.includes(formatPrice(fen)), `${formatPrice(fen)} in ${text}`);
    }

    // Disputes the difference.
    await differing.getByRole('checkbox').check();
    await page.getByText('可对 1 笔明细提出异议，¥100.00').waitFor();
    await page.getByRole('button', { name: '提出异议' }).click();
    assert.equal(await dialog(page).getByLabel('异议金额').inputValue(), '100.00');
    await dialog(page).getByLabel('异议原因').selectOption({ label: '金额不符' });
    await dialog(page).getByLabel('说明').fill('ERP中少100元');
    await dialog(page).getByRole('button', { name: '提交异议' }).click();
    await page.getByText('已对 1 笔明细提出异议').waitFor();
    await differing.getByRole('button', { name: /^异议处理中/ }).waitFor();
    assert.equal(await differing.getByRole('checkbox').count(), 0);

    // The button leads to the list of comparisons, Back to the result.
    await page.getByRole('button', { name: '返回对账' }).click();
    await page.getByText(/有差异1，仅记录有1，无法识别1，一致\d+/).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'ERP费用.csv' }).waitFor();

    // Exports the result.
    await page.getByRole('group', { name: '导出' }).getByRole('button').last().click();
    await page
      .getByText(/下载中心|导出/)
      .first()
      .waitFor();

    // Confirms the rest.
    await page.getByRole('button', { name: '确认其余明细' }).click();
    await dialog(page).getByText('本次确认', { exact: true }).waitFor();
    await dialog(page)
      .getByRole('button', { name: /^确认 ¥/ })
      .click();
    await page.getByText('账单已确认').waitFor();
    await page.getByRole('button', { name: '确认其余明细' }).waitFor({ state: 'detached' });

    // Deletes the comparison with its results.
    await page.getByRole('button', { name: '删除对账' }).click();
    await page.getByRole('button', { name: '确认删除' }).click();
    await page.getByText('还没有对账记录').waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
