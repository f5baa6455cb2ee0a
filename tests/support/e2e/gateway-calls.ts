import assert from 'node:assert/strict';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import type { BodyOf, Call, ResultOf } from '../../../src/contract/call';
import { loginByPassword } from '../../../src/contract/login/login';
import { resolveGateways } from '../../../src/gateway/settings';
import type { GatewayCalls } from '../gateway/harness';

interface Answer<R> {
  success: boolean;
  code: string;
  msg: string;
  result: R;
}

export interface PortalCalls extends GatewayCalls {
  /** Resolves with the raw answer, successful or refused. */
  answer<C extends Call>(
    call: C,
    body: BodyOf<C>,
    options?: { as?: string | undefined },
  ): Promise<Answer<ResultOf<C>>>;
}

/** Calls to the gateway of a running portal, outside the browser. */
export function callsAt(portal: string): PortalCalls {
  const gateways = resolveGateways(portal);
  const answer: PortalCalls['answer'] = async (call, body, { as } = {}) => {
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
    return (await response.json()) as Answer<never>;
  };
  const ok: GatewayCalls['ok'] = async (call, body, options = {}) => {
    const { success, msg, result } = await answer(call, body, options);
    assert.ok(success, `${call.path}: ${msg}`);
    return result;
  };
  return {
    ok,
    answer,
    login: async (account) => (await ok(loginByPassword, { account, password: DEMO_PASSWORD })).authSign,
  };
}
