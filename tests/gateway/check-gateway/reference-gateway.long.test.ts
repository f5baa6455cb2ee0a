import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { callsIn } from '../../../src/check-gateway/calls';
import { checkGateway } from '../../../src/check-gateway/check';
import { exitCodeOf, reportText } from '../../../src/check-gateway/report';
import { resolveGateways } from '../../../src/gateway/settings';
import { openApi } from '../../../scripts/openapi/documents';
import { allExports } from '../../support/contract-calls';
import { openAs } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ORIGIN = 'https://intranet.example';

describe('check-gateway at the reference gateway', () => {
  let gateway: TestGateway;
  let address: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { allowedOrigins: [ORIGIN] } });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => gateway?.close());

  const check = async (given: { token?: string; operatorToken?: string; origin?: string }) => {
    const { index } = await openApi();
    return checkGateway(callsIn(await allExports()), index, {
      gateways: resolveGateways(address),
      token: given.token,
      operatorToken: given.operatorToken,
      origin: given.origin ?? ORIGIN,
      elements: [],
      samples: { calls: {}, values: {} },
      now: gateway.clock.now.getTime(),
      newId: randomUUID,
      pause: () => Promise.resolve(),
    });
  };

  it('finds every answer as the contract says', async () => {
    const report = await check({
      token: await gateway.login('admin'),
      operatorToken: await openAs(gateway, 'operations'),
    });
    assert.deepEqual(report.broken, []);
    assert.ok(report.kept > 210, reportText(report));
    assert.equal(exitCodeOf(report), 0);
  });

  it('says that no page of another origin is let in', async () => {
    const report = await check({ token: await gateway.login('admin'), origin: 'https://foreign.example' });
    assert.equal(report.kept, 0);
    const places = new Set(report.broken.map(({ problems }) => problems.at(-1)?.at));
    assert.deepEqual([...places], ['access-control-allow-origin']);
  });
});
