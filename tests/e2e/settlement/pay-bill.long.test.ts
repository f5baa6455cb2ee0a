import assert from 'node:assert/strict';
import { addReceipt } from '../../../src/contract/agency/bank-statements';
import { assignReceipt, dismissReceipt, queryAgencyReceipts } from '../../../src/contract/agency/receipts';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { operatorOf } from '../../support/e2e/operator';
import { PAYER, type StatementLine } from '../../support/gateway/areas/money/bank-statements';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('a bill is paid', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('by transfers that the agency finds on its bank account: in parts, too much, and one without a known purpose', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/settlePayment');
    await page.getByRole('row').filter({ hasText: '逾期' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: '付款', exact: true }).waitFor();
    const part = page.getByRole('region', { name: '付款', exact: true });
    const fact = async (name: string) =>
      (await part.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()).trim();
    const code = (/HK\d{9}/.exec(await fact('汇款识别码')) ?? [''])[0];
    assert.notEqual(code, '');
    const owed = Math.round(Number((await fact('合计应付')).replaceAll(/[^\d.]/g, '')) * 100);
    assert.ok(owed > 100_000);
    await part.getByText('尚无到账记录').waitFor();

    // One code has a wrong digit.
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const lines: StatementLine[] = [
      { day: today, reference: 'E2E-1', amount: '1000.00', purpose: `账单 ${code.toLowerCase()}` },
      {
        day: today,
        reference: 'E2E-2',
        amount: ((owed - 100_000 + 12_345) / 100).toFixed(2),
        payer: '代付公司',
        purpose: code.slice(0, -1),
      },
      { day: today, reference: 'E2E-3', amount: '66.00', payer: '某某物业', purpose: '押金' },
    ];
    const options = { as: await operatorOf(harness, 'finance') };
    const gateway = callsAt(harness.product.portal);
    for (const { day = today, reference, amount, payer = PAYER, purpose = '' } of lines) {
      const received = { receivedDate: day, payerName: payer, purpose, bankReference: reference };
      await gateway.ok(addReceipt, { ...received, amount: Math.round(Number(amount) * 100) }, options);
    }
    const receipt = async (keyword: string) =>
      (await gateway.ok(queryAgencyReceipts, { keyword }, options)).receiptList[0];
    /** Asks until the receipt has been compared with the bills, after the answer of its call. */
    async function compared(reference: string) {
      for (;;) {
        const found = await receipt(reference);
        assert.ok(found);
        if (found.receiptState === 'booked' || found.leftReason !== '') return found;
      }
    }
    assert.equal((await compared('E2E-1')).receiptState, 'booked');

    // The partial payment is on the bill.
    await page.reload();
    await part.getByRole('row').filter({ hasText: 'E2E-1' }).getByText('识别码相符').waitFor();
    assert.equal(
      Math.round(Number((await fact('合计应付')).replaceAll(/[^\d.]/g, '')) * 100),
      owed - 100_000,
    );

    // The rest can only be assigned by hand.
    const { receiptNo, leftReason } = await compared('E2E-2');
    assert.equal(leftReason, 'codeWrong');
    await gateway.ok(assignReceipt, { receiptNo, bill: code }, options);
    assert.equal((await receipt('E2E-2'))?.overAmount, 12_345);
    const deposit = { receiptNo: (await receipt('E2E-3'))?.receiptNo ?? 0, reason: '物业退还押金' };
    await gateway.ok(dismissReceipt, deposit, options);

    await page.reload();
    await page.getByText('已结清', { exact: true }).waitFor();
    await part.getByRole('row').filter({ hasText: 'E2E-2' }).getByText('123.45').waitFor();
    await page.getByText('多付款转入预存账户').waitFor();
    assert.equal(await part.getByText('汇款识别码').count(), 0);

    const { page: wallet } = await harness.enter('admin', '#/companyManageSet/walletAccount');
    await wallet
      .getByRole('row')
      .filter({ hasText: '多付款转入预存：账单' })
      .getByText('123.45')
      .first()
      .waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
