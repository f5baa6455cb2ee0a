import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openHarness, type Harness } from '../support/e2e/harness';
import { chooseFare, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';

const HOST = 'oa.corp.test';

describe('an intranet on plain http, which is no secure context', () => {
  let harness: Harness;
  before(
    async () => (harness = await openHarness({}, undefined, [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`])),
  );
  after(() => harness.close());

  it('signs in, books and pays', async () => {
    const address = new URL(harness.product.portal);
    address.hostname = HOST;
    const { page, complaints } = await harness.visit(address.href);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await signIn(page, 'staff');
    await search(page, TRIP);
    await chooseFare(page);
    await submitOrder(page);
    await payBy(page, '企业月结');
    await page.getByText('支付成功').first().waitFor();
    // headers of the gateway that browsers mind on https alone
    const ours = complaints.filter((text) => !/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(text));
    assert.deepEqual(ours, []);
  });
});
