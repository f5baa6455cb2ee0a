import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ORIGIN = 'https://partner.example';

describe('the time of answers', () => {
  let gateway: TestGateway;
  beforeAll(async () => (gateway = await startTestGateway({ config: { allowedOrigins: [ORIGIN] } })));
  afterAll(() => gateway.close());

  it('is that of the clock which deadlines go by, and is readable for pages of other origins', async () => {
    const ask = () => gateway.app.inject({ method: 'GET', url: '/health', headers: { origin: ORIGIN } });
    const { headers } = await ask();
    assert.equal(headers['date'], gateway.clock.now.toUTCString());
    assert.match(String(headers['access-control-expose-headers']), /\bdate\b/);
    gateway.clock.advance(20);
    assert.equal((await ask()).headers['date'], gateway.clock.now.toUTCString());
  });
});
