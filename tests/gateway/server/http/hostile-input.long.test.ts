import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Call, Stream } from '../../../../src/contract/call';
import { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { callsOfContract, streamsOfContract } from '../../../support/contract-calls';
import { runFuzz, type FuzzOptions } from '../../../fuzz/run-fuzz';
import { gatewayTarget, OTHER_CALLS, otherCallsTarget, type ClosableTarget } from '../../../fuzz/targets';

/** A small share of the requests that `npm run fuzz` sends. */
const SHARE: FuzzOptions = { seed: 1, mutations: 3 };

/** The gateway responds to any input with a success, a refused field or a fault, never with a failure of its own. */
describe('meaningless input', () => {
  let target: ClosableTarget;
  let calls: [name: string, call: Call | Stream][];
  beforeAll(async () => {
    calls = [...(await callsOfContract()), ...(await streamsOfContract())];
    target = await gatewayTarget();
  });
  afterAll(() => target.close());

  it('is refused however deep it is nested', async () => {
    const session = await target.signIn();
    const payload = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    for (const [name, { path: url }] of calls) {
      const headers = { 'content-type': 'application/json', requestid: 'nested-deep', ...session };
      const { status } = await target.send({ method: 'POST', url, headers, payload });
      assert.ok(status < 500, `${name}: ${status}`);
    }
  });

  it('is never a failure, in any field of any call', async () => {
    const { requests, handled } = await expectNoFailure(target, calls);
    assert.ok(requests > 1500, String(requests));
    assert.ok(handled > requests / 10, `${handled} of ${requests} came further than a refused field`);
  });

  it('is refused where a code is greater than its column holds', async () => {
    const session = await target.signIn();
    const { status, text } = await target.send({
      method: 'POST',
      url: queryorderListOnPermission.path,
      headers: { 'content-type': 'application/json', ...session },
      payload: JSON.stringify({ commissionTypeList: [2 ** 15 + 1], payTypeList: [2 ** 15 + 1] }),
    });
    assert.equal(status, 200, text);
    assert.match(text, /"payTypeList\.0".*"commissionTypeList\.0"/);
  });

  it('is never a failure in a query or a form with files', async () => {
    const others = await otherCallsTarget();
    try {
      await expectNoFailure(others, OTHER_CALLS);
    } finally {
      await others.close();
    }
  });
});

async function expectNoFailure(target: ClosableTarget, calls: Parameters<typeof runFuzz>[1]) {
  const report = await runFuzz(target, calls, SHARE);
  const failures = [...report.failures, ...target.errors];
  assert.deepEqual(failures.slice(0, 20), [], `${failures.length} failures`);
  return report;
}
