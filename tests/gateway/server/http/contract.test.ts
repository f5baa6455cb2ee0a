import assert from 'node:assert/strict';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Call } from '../../../../src/contract/call';
import { callsOfContract } from '../../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';

describe('the contract', () => {
  let gateway: TestGateway;
  let calls: [name: string, call: Call][];
  beforeAll(async () => {
    gateway = await startTestGateway();
    calls = await callsOfContract();
  });
  afterAll(() => gateway.close());

  it('is found', () => {
    assert.ok(calls.length >= 70, `only ${calls.length} calls`);
  });

  it('has a handler for every call, with and without .json, in its own case only', () => {
    for (const [name, { path, method = 'POST' }] of calls) {
      assert.ok(gateway.app.hasRoute({ method, url: path }), name);
      assert.ok(gateway.app.hasRoute({ method, url: `${path}.json` }), `${name}.json`);
    }
  });

  it('answers another case with 404', async () => {
    for (const [name, { path }] of calls) {
      const response = await gateway.app.inject({ method: 'POST', url: path.toLowerCase(), payload: {} });
      assert.equal(response.statusCode, 404, name);
    }
  });

  it('refuses every call that needs a token without one, and with a dead one', async () => {
    for (const [name, call] of calls.filter(([, { needs }]) => needs === 'token')) {
      for (const as of [undefined, 'A'.repeat(43), '', "' or 1=1 --"]) {
        const answer = await gateway.send(call, {}, { as });
        assert.deepEqual([answer.status, answer.code, answer.msg], [200, '8888', '认证已过期'], name);
      }
    }
  });

  it('refuses every call that needs a permission to users who do not hold it', async () => {
    const as = await gateway.login('nopage');
    const guarded = calls.filter(([, { permission }]) => permission !== undefined);
    assert.ok(guarded.length >= 4);
    for (const [name, call] of guarded) {
      const answer = await gateway.send(call, {}, { as });
      assert.equal(answer.code, '41001', name);
    }
  });

  it('lets users who hold the permission as far as the body', async () => {
    const as = await gateway.login('admin');
    for (const [name, call] of calls.filter(([, { permission }]) => permission !== undefined)) {
      const answer = await gateway.send(call, {}, { as });
      const isWhole = safeParse(call.body, {}).success;
      assert.equal(answer.code, isWhole ? '0' : '41000', name);
    }
  });

  it('gives a caller whose PC login is disabled nothing but permissions', async () => {
    const as = await gateway.login('nopc');
    for (const [name, call] of calls.filter(([, { needs }]) => needs === 'token')) {
      const answer = await gateway.send(call, {}, { as });
      const isPermissionCall =
        call.origin !== 'suite' && /PermissionController|ObjectController\/queryObjectTree/.test(call.path);
      assert.equal(answer.code === '41001', !isPermissionCall, name);
    }
  });
});
