import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { statementCsv } from '../../support/gateway/areas/money/bank-statements';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('a booking for a bill is undone', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('by the agency, which says why: the bill is owed again, and the row waits for the right one', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/settlePayment');
    await page.getByRole('row').filter({ hasText: '逾期' }).getByRole('link').first().click();
    const part = page.getByRole('region', { name: '付款', exact: true });
    const owed = async () =>
      Math.round(
        Number(
          (
            await part.locator('dl > div').filter({ hasText: '合计应付' }).locator('dd').innerText()
          ).replaceAll(/[^\d.]/g, ''),
        ) * 100,
      );
    await part.getByText('尚无到账记录').waitFor();
    const before = await owed();
    const billNo = (/ZD\d{8}-\d+/.exec(page.url()) ?? [''])[0];
    assert.notEqual(billNo, '');

    const { page: agency } = await harness.visit(`${harness.product.portal}developer/bank-statements`);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await agency.getByLabel('经办人').fill('周会计');
    await agency.getByLabel(/^银行对账单/).setInputFiles({
      name: '对账单.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        statementCsv([
          {
            day: today,
            reference: 'UNDO-1',
            amount: ((before + 8_800) / 100).toFixed(2),
            payer: '某某公司',
            purpose: '货款',
          },
        ]),
      ),
    });
    await agency.getByRole('button', { name: '导入' }).click();
    const row = agency.locator('tr[data-reference="UNDO-1"]');
    await row.getByLabel('账单编号或识别码').fill(billNo);
    await row.getByRole('button', { name: '认领' }).click();
    await agency.getByText('已认领。').waitFor();
    await row.getByText('转入预存 ¥88.00').waitFor();
    await page.reload();
    await page.getByText('已结清', { exact: true }).waitFor();

    // Without a reason the booking stays.
    await row.getByRole('button', { name: '撤销入账' }).click();
    assert.equal(await row.getByLabel('撤销原因').evaluate((input) => input.matches(':invalid')), true);
    await row.getByLabel('撤销原因').fill('款项属于另一企业');
    await row.getByRole('button', { name: '撤销入账' }).click();
    await agency.getByText('已撤销入账，该到账恢复为待认领。').waitFor();
    await agency.getByRole('heading', { name: '待认领（1）' }).waitFor();
    await row.getByText('入账已撤销，待人工认领').waitFor();
    await row.getByText('处理记录（2）').click();
    await row.getByText(`${billNo}：款项属于另一企业`).waitFor();

    await page.reload();
    await page.getByText('逾期', { exact: true }).first().waitFor();
    await part.getByText('尚无到账记录').waitFor();
    assert.equal(await owed(), before);
    const history = page.getByRole('list', { name: '账单记录' });
    await history
      .getByRole('listitem')
      .filter({ hasText: '服务商撤销付款入账' })
      .getByText('周会计')
      .waitFor();
    await history
      .getByRole('listitem')
      .filter({ hasText: '服务商撤销多付款转入' })
      .getByText('¥88.00')
      .waitFor();

    const { page: wallet } = await harness.enter('admin', '#/companyManageSet/walletAccount');
    await wallet
      .getByRole('row')
      .filter({ hasText: '撤销多付款转入预存：账单' })
      .getByText('88.00')
      .first()
      .waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
