import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Call } from '../../../src/contract/call';
import { callsOfContract } from '../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { HOSTILE, placesIn, validBody, withAt } from '../../support/gateway/hostile-values';

/** Whatever is sent is answered, refused at its field or by a fault: never a failure of the gateway. */
describe('input that nobody means', () => {
  let gateway: TestGateway;
  let as: string;
  let calls: [name: string, call: Call][];
  before(async () => {
    calls = await callsOfContract();
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  after(() => gateway.close());

  async function check(call: Call, body: unknown): Promise<string | undefined> {
    const { status, msg } = await gateway.send(call, body, { as });
    return status >= 500 ? `${status} ${msg}: ${JSON.stringify(body).slice(0, 300)}` : undefined;
  }

  it('is refused however deep it is nested', async () => {
    for (const [name, call] of calls) {
      const { statusCode } = await gateway.app.inject({
        method: 'POST',
        url: call.path,
        headers: { 'content-type': 'application/json', authsign: as, requestid: randomUUID() },
        payload: `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      });
      assert.ok(statusCode < 500, `${name}: ${statusCode}`);
    }
  });

  it('is never a failure, in any place of any call', async () => {
    const failures: string[] = [];
    for (const [name, call] of calls.filter(([, { method, multipart }]) => method !== 'GET' && !multipart)) {
      const valid = validBody(call.body);
      for (const path of placesIn(valid)) {
        for (const value of HOSTILE) {
          const failure = await check(call, withAt(valid, path, value));
          if (failure !== undefined) failures.push(`${name} ${path.join('.')}: ${failure}`);
        }
      }
    }
    assert.deepEqual(failures.slice(0, 20), [], `${failures.length} failures`);
  });
});
