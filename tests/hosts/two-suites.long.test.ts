import assert from 'node:assert/strict';
import Fastify, { type FastifyInstance } from 'fastify';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { VERSION } from '../../scripts/release/version';
import { PREVIOUS_VERSION, withPreviousVersion } from '../support/hosts/previous-version';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

describe('two versions of the suite on one page', () => {
  const older = withPreviousVersion('order-list');
  let pages: FastifyInstance;
  let harness: Harness;
  let origin: string;
  beforeAll(async () => {
    pages = Fastify();
    const script = (version: string) =>
      `<script type="module" src="${harness.product.portal}cdn/${version}/loader.js"></script>`;
    pages.get<{ Querystring: { first: string; second: string } }>(
      '/',
      ({ query: { first, second } }, reply) =>
        reply.type('text/html')
          .send(`<!doctype html><html lang="zh-CN"><title>A host</title>${script(first)}${script(second)}
<tp-provider gateway="${harness.product.portal}" theme="dark"><tp-order-list></tp-order-list></tp-provider>
<tp-flight-booking></tp-flight-booking>
<script>document.querySelector('tp-provider').getAuthSign = async () => (await fetch('/token')).text();</script>`),
    );
    pages.get('/token', () => callsAt(harness.product.portal).login('staff'));
    pages.get('/favicon.ico', (_request, reply) => reply.code(204).send());
    origin = await pages.listen({ port: 0, host: 'localhost' });
    harness = await openHarness({ ALLOWED_ORIGINS: origin, CDN_DIR: older.folder });
  });
  afterAll(async () => {
    await harness?.close();
    await pages?.close();
    older.remove();
  });

  const cases = [
    { first: PREVIOUS_VERSION, second: VERSION, ofList: VERSION, told: 'tp-order-list' },
    { first: VERSION, second: PREVIOUS_VERSION, ofList: VERSION, told: 'tp-order-list-of-none' },
  ];
  for (const { first, second, ofList, told } of cases) {
    it(`leaves to ${first} its first definitions, and adds those that ${second} alone knows`, async () => {
      const { page, complaints, failed } = await harness.visit(`${origin}?first=${first}&second=${second}`);
      // an element of the other version uses the provider's user and look
      await page.getByRole('table', { name: '订单列表' }).getByRole('row').nth(1).waitFor();
      await page.getByRole('button', { name: '搜索航班' }).waitFor();
      const versions = await page.evaluate(() =>
        ['tp-provider', 'tp-flight-booking', 'tp-order-list'].map(
          (name) => (customElements.get(name) as unknown as { version: string }).version,
        ),
      );
      assert.deepEqual(versions, [first, first, ofList]);
      assert.ok(await page.evaluate(() => document.querySelector('tp-order-list')?.matches(':state(dark)')));
      assert.deepEqual(complaints, [
        `Of two suites on this page (${first}, ${second}) the second defines [${told}]`,
      ]);
      assert.deepEqual(failed, []);
    });
  }
});
