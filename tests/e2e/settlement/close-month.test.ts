import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import {
  answerAgencyDispute,
  decideAgencyDispute,
  queryAgencyDispute,
  queryAgencyDisputes,
} from '../../../src/contract/agency/disputes';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { operatorOf } from '../../support/e2e/operator';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

/** The smallest possible picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a month is closed', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const dialog = (page: Page) => page.getByRole('dialog');
  const lines = (page: Page) =>
    page.getByRole('table', { name: '账单明细列表' }).locator('tbody tr[data-row]');
  /** Figure of a bill in fen, by its name. */
  async function figure(page: Page, name: string): Promise<number> {
    const text =
      (await page
        .locator('.st-figures > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .textContent()) ?? '';
    const [, yuan = ''] = /¥(-?[\d,]+\.\d\d)/.exec(text) ?? [];
    assert.notEqual(yuan, '', `${name} in ${text}`);
    return Math.round(Number(yuan.replaceAll(',', '')) * 100);
  }
  const yuanOf = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);

  it('with two lines disputed, the rest confirmed, and the accepted amount deducted by the next bill', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/settlePayment');

    // Opens the bill that waits for confirmation.
    const row = page.getByRole('row').filter({ hasText: '待确认' });
    await row.getByRole('link').first().click();
    await page.getByRole('heading', { name: /^账单 \d/ }).waitFor();
    const address = page.url();
    assert.match(address, /billNo=ZD\d{8}-100001/);
    await lines(page).first().waitFor();
    const total = await figure(page, '账单总额');
    const held = await figure(page, '异议金额');
    assert.equal(await figure(page, '应付金额'), total - held);

    // Its groups have the same total and lead to their lines.
    await page.getByRole('radio', { name: '部门' }).check();
    const groups = page.getByRole('table', { name: '部门汇总' }).locator('tbody tr[data-row]');
    await groups.first().waitFor();
    const amounts = await groups.locator('td:last-child').allTextContents();
    assert.equal(
      amounts.reduce((sum, text) => sum + yuanOf(text), 0),
      total,
    );
    const name = (await groups.first().getByRole('button').textContent()) ?? '';
    await groups.first().getByRole('button').click();
    await page.getByText(`所列明细合计 ¥${amounts[0]}`).waitFor();
    assert.match(page.url(), /linesOf=department/);
    await page.reload();
    await page.getByText(`所列明细合计 ¥${amounts[0]}`).waitFor();
    await page.getByText(name, { exact: true }).first().waitFor();

    // A line leads to its order, and Back to the bill.
    const order = lines(page)
      .first()
      .getByRole('link', { name: /^查看订单/ });
    const orderNo = (await order.textContent()) ?? '';
    await order.click();
    await page.waitForURL((url) => url.href.includes(`orderNo=${orderNo}`));
    await page.getByRole('heading', { name: orderNo }).waitFor();
    await page.goBack();
    await page.getByText(`所列明细合计 ¥${amounts[0]}`).waitFor();

    // Disputes two lines, with a file.
    await page.getByRole('button', { name: '重置' }).click();
    const boxes = lines(page).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: '提出异议' }).click();
    await dialog(page).getByText('2 笔明细').waitFor();
    const claims = dialog(page).getByLabel('异议金额');
    const claimed = await Promise.all([0, 1].map(async (at) => yuanOf(await claims.nth(at).inputValue())));
    await dialog(page).getByLabel('异议原因').selectOption({ label: '金额不符' });
    await dialog(page).getByLabel('说明').fill('票面金额与订单不一致');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: '票面.png', mimeType: 'image/png', buffer: PICTURE });
    await dialog(page)
      .getByRole('button', { name: /^删除.*票面\.png/ })
      .waitFor();
    await dialog(page).getByRole('button', { name: '提交异议' }).click();
    await page.getByText('已对 2 笔明细提出异议').waitFor();
    const disputed = claimed.reduce((sum, fen) => sum + fen, 0);
    await page.locator('.st-figures').getByText('3 笔').waitFor();
    assert.equal(await figure(page, '异议金额'), held + disputed);

    // Confirms the rest, after the dialog has stated the exact amount.
    const payable = await figure(page, '应付金额');
    assert.equal(payable, total - held - disputed);
    await page.getByRole('button', { name: '确认账单' }).click();
    await dialog(page).getByText('本次确认', { exact: true }).waitFor();
    const confirm = dialog(page).getByRole('button', { name: /^确认 ¥/ });
    assert.equal(yuanOf(await confirm.textContent()), payable);
    await confirm.click();
    await page.getByText('账单已确认').waitFor();
    await page.getByText('已确认', { exact: true }).waitFor();
    await page.getByRole('button', { name: '确认账单' }).waitFor({ state: 'detached' });

    // The thread with the agency has the file.
    await page.getByRole('tab', { name: '异议' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: '金额不符' })
      .filter({ hasText: '处理中' })
      .getByRole('button')
      .first()
      .click();
    await page.getByText('票面金额与订单不一致').waitFor();
    await page.getByRole('button', { name: '下载 票面.png' }).waitFor();
    await page.getByRole('textbox', { name: '补充说明' }).fill('请以行程单为准');
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await page.getByText('请以行程单为准').first().waitFor();

    // The agency replies and accepts the full amount.
    const options = { as: await operatorOf(harness, 'finance') };
    const gateway = callsAt(harness.product.portal);
    const { disputeList } = await gateway.ok(queryAgencyDisputes, { disputeState: 'open' }, options);
    const disputeNo = disputeList.find(({ reason }) => reason === 'amount')?.disputeNo ?? '';
    await gateway.ok(answerAgencyDispute, { disputeNo, content: '正在核对' }, options);
    const { lineList, messageList } = await gateway.ok(queryAgencyDispute, { disputeNo }, options);
    assert.equal(lineList.length, 2);
    const decision = {
      disputeNo,
      lastSequence: messageList.length,
      content: '经核对多收，予以更正',
      acceptedList: lineList.map(({ line, claimAmount }) => ({
        lineNo: line.lineNo,
        acceptedAmount: claimAmount,
      })),
    };
    await gateway.ok(decideAgencyDispute, decision, options);
    await page.reload();
    await page.getByText('正在核对').first().waitFor();
    await page.getByText('经核对多收，予以更正').first().waitFor();
    await page.getByText('已采纳', { exact: true }).first().waitFor();

    // The next bill has the correction; the earlier bill is unchanged.
    const later = new Date(Date.now() + 32 * 24 * 3600 * 1000);
    await harness.change((db) => makeDueBills(db, later));
    await page.reload();
    await page
      .getByText(/已在账单中以更正明细扣减/)
      .first()
      .waitFor();
    await page
      .getByRole('definition')
      .getByRole('link', { name: /^查看账单/ })
      .last()
      .click();
    await page.getByRole('heading', { name: /^账单 \d/ }).waitFor();
    assert.notEqual(page.url().match(/billNo=([\w-]+)/)?.[1], address.match(/billNo=([\w-]+)/)?.[1]);
    await page.getByRole('button', { name: '异议更正 查看明细' }).click();
    // Waits for these lines to replace the former ones: only they have a negative sum.
    await page.getByText(/所列明细合计 ¥-/).waitFor();
    const corrections = (await lines(page).allTextContents()).map((text) =>
      yuanOf(/-?[\d,]+\.\d\d(?!.*\.\d\d)/.exec(text)?.[0] ?? ''),
    );
    assert.deepEqual(corrections.toSorted(), claimed.map((fen) => -fen).toSorted());
    await page.goto(address);
    await page.locator('.st-figures').waitFor();
    assert.equal(await figure(page, '账单总额'), total, 'nothing of the bill is changed');
    assert.deepEqual([complaints, failed], [[], []]);
  });

  longIt('by those alone who may see the bills', async () => {
    const { page } = await harness.enter('approver', '#/settlePayment');
    await page
      .getByText(/无权|权限|页面不存在|出错/)
      .first()
      .waitFor();
    assert.equal(await page.locator('tp-settlement').count(), 0);
  });
});
