import assert from 'node:assert/strict';
import { DEMO_PASSWORD } from '../../demo/gateway/db/demo-data/accounts';
import { loginByPassword } from '../../src/contract/login';
import { resolveGateways } from '../../src/gateway/settings';
import type { GatewayCalls } from '../gateway/harness';

/** Calls of somebody who is not in this browser, at the gateway of a portal that runs. */
export function callsAt(portal: string): GatewayCalls {
  const gateways = resolveGateways(portal);
  const ok: GatewayCalls['ok'] = async (call, body, { as } = {}) => {
    const { baseUrl, suffix, authHeader } = gateways[call.gateway];
    const response = await fetch(`${baseUrl}${call.path}${suffix}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        requestid: crypto.randomUUID(),
        ...(as === undefined ? {} : { [authHeader]: as }),
      },
      body: JSON.stringify(body),
    });
    const { success, msg, result } = (await response.json()) as {
      success: boolean;
      msg: string;
      result: never;
    };
    assert.ok(success, `${call.path}: ${msg}`);
    return result;
  };
  return {
    ok,
    login: async (account) => (await ok(loginByPassword, { account, password: DEMO_PASSWORD })).authSign,
  };
}
