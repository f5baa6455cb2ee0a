import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** Invalid values in place of a token. */
const SHAPES = [
  'short',
  'A'.repeat(43),
  '界'.repeat(43),
  `${'A'.repeat(43)}\r\nx-injected: 1`,
  '<img src=x onerror=alert(1)>',
  '%00%ff',
  'A'.repeat(5000),
];

describe('a portal entered with a token that is none', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  for (const [at, shape] of SHAPES.entries()) {
    it(`asks for a login: shape ${at + 1}, ${JSON.stringify(shape.slice(0, 40))}`, async () => {
      const { page } = await harness.visit(
        `${harness.product.portal}?authSign=${encodeURIComponent(shape)}#/orderManage/airOrderList`,
      );
      await page.getByLabel('账号').waitFor();
      await page.getByText('认证已过期').waitFor();
      assert.doesNotMatch(page.url(), /authSign/);
      assert.equal(await page.evaluate(() => localStorage.getItem('tp-auth-sign')), null);
      await signIn(page, 'staff');
      await page.getByRole('table', { name: '订单列表' }).waitFor();
    });
  }

  it('goes on saying why where the page gives the portal another setting meanwhile', async () => {
    const { page } = await harness.visit(`${harness.product.portal}?authSign=short`);
    await page.getByText('认证已过期').waitFor();
    await page.evaluate(() => {
      const portal = document.querySelector<HTMLElement & { trustedOrigins: string[] }>('tp-portal');
      if (portal) portal.trustedOrigins = ['https://pay.example.com'];
    });
    await page.getByLabel('账号').waitFor();
    await page.getByText('认证已过期').waitFor();
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
  });

  it('asks for a login when the stored token was spoilt', async () => {
    const { page } = await harness.visit(harness.product.portal);
    await page.getByLabel('账号').waitFor();
    await page.evaluate(() => localStorage.setItem('tp-auth-sign', '界\n'));
    await page.reload();
    await page.getByText('认证已过期').waitFor();
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
  });
});
