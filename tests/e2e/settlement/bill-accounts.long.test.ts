import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { billedOrders } from '../../support/gateway/areas/money/billed-orders';
import { addEntity, liftCredit } from '../../support/gateway/areas/money/settlement';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/**
 * Adds a purchase of yesterday for three passengers, of two legal entities and of none; the period that ends today is
 * billed by entity.
 */
async function byAccount(db: Database): Promise<void> {
  await addEntity(db);
  await liftCredit(db);
  const at = new Date(Date.now() - 86_400_000);
  const tickets = [1, 2, 3].map((passengerNo) => ({
    segmentNo: 1,
    passengerNo,
    sale: 100_000 * passengerNo,
    build: 5000,
    fuel: 2000,
  }));
  const order = { tickets, service: [0, 0, 0], insurance: [0, 0, 0] };
  await billedOrders(db).buy(order, { wallet: 'credit', share: null, at, issuedAt: at });
  const today = shanghaiDate(new Date());
  await sql`update settle_contract set next_bill_date = ${today}, next_by_account = true
    where enterprise_num = '100001'`.execute(db);
  await makeDueBills(db, new Date());
}

describe('bills by accounting entity', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness({}, byAccount)));
  afterAll(() => harness.close());

  it('are found by whose they are, and are asked for and given up among the accounts', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/settlePayment');
    const list = page.getByRole('table').first();
    await list.getByRole('row').filter({ hasText: '未归属' }).first().waitFor();
    await page.getByLabel('核算主体', { exact: true }).selectOption({ label: '华睿信息（上海）有限公司' });
    await page.waitForURL(/accountNo=100001A2/);
    await page.getByText('共 1 条账单').waitFor();
    await page.reload();
    await page.getByText('共 1 条账单').waitFor();
    await list.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('heading', { name: /^账单 / }).waitFor();
    await page
      .getByText(/^ZD\d{8}-100001-\d{2}$/)
      .first()
      .waitFor();
    await page.goBack();

    await page.getByRole('tab', { name: '合同信息' }).click();
    await page.getByText('全企业一个账户').waitFor();
    await page.getByRole('tab', { name: '产品与账户' }).click();
    await page.getByRole('radio', { name: '按核算主体分账户结算' }).check();
    await page.getByRole('button', { name: '保存结算方式' }).click();
    await page.getByText('结算账户方式已保存').waitFor();
    await page.getByRole('tab', { name: '合同信息' }).click();
    await page.getByText('多账户，按核算主体').waitFor();
    await page.getByText('自再下一期起每个核算主体一张账单').waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
