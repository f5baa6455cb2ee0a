import assert from 'node:assert/strict';
import { addReceipt } from '../../../src/contract/agency/bank-statements';
import { assignReceipt, undoReceipt } from '../../../src/contract/agency/receipts';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { operatorOf } from '../../support/e2e/operator';
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

    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const options = { as: await operatorOf(harness, 'finance') };
    const gateway = callsAt(harness.product.portal);
    const { receiptNo } = await gateway.ok(
      addReceipt,
      {
        receivedDate: today,
        amount: before + 8_800,
        payerName: '某某公司',
        purpose: '货款',
        bankReference: 'UNDO-1',
      },
      options,
    );
    await gateway.ok(assignReceipt, { receiptNo, bill: billNo }, options);
    await page.reload();
    await page.getByText('已结清', { exact: true }).waitFor();

    await gateway.ok(undoReceipt, { receiptNo, billNo, reason: '款项属于另一企业' }, options);

    await page.reload();
    await page.getByText('逾期', { exact: true }).first().waitFor();
    await part.getByText('尚无到账记录').waitFor();
    assert.equal(await owed(), before);
    const history = page.getByRole('list', { name: '账单记录' });
    await history
      .getByRole('listitem')
      .filter({ hasText: '服务商撤销付款入账' })
      .getByText('差旅服务商财务')
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
