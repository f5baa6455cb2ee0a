import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { DEMO_PARTNER } from '../../../demo/gateway/seed/accounts';
import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import {
  getBiPreAuthorisationCode,
  redeemBiPreAuthorisationCode,
} from '../../../src/contract/bi-analysis/bi-analysis';
import type { BodyOf } from '../../../src/contract/call';
import { signOutEverywhere, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { queryPageMenu } from '../../../src/contract/permission/permission';
import { addressOf, readThread } from '../../support/gateway/areas/event-reader';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openPartnerSession } from '../../support/gateway/partner-session';
import { openProviderSession } from '../../support/gateway/provider-session';

describe('signing out everywhere', () => {
  let gateway: TestGateway;
  let address: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { messagePollMs: 20, streamHeartbeatMs: 100 } });
    address = await addressOf(gateway.app);
  });
  afterAll(() => gateway.close());

  const isAlive = async (authSign: string) => {
    const verified = await gateway.send(verifyUserAuthSignForCloud, { authSign });
    const called = await gateway.send(queryPageMenu, {}, { as: authSign });
    assert.equal(verified.success, called.success);
    if (!called.success) assert.deepEqual([called.code, called.msg], ['8888', '认证已过期']);
    return called.success;
  };

  it('ends all sessions of the user, however they were opened, and no others', async () => {
    const here = await gateway.login('multi');
    const there = await gateway.login('multi');
    const partners = await openPartnerSession(gateway, 'U000004');
    const others = await gateway.login('staff');
    const { endedCount } = await gateway.ok(signOutEverywhere, {}, { as: here });
    assert.equal(endedCount, 3);
    for (const authSign of [here, there, partners]) assert.equal(await isAlive(authSign), false);
    assert.equal(await isAlive(others), true);
    assert.equal(await isAlive(await gateway.login('multi')), true, 'and lets them sign in anew');
  });

  it('ends event streams that are open', async () => {
    const [here, there] = [await gateway.login('admin'), await gateway.login('admin')];
    const reader = await readThread(address, there, 1_000_000);
    await reader.next();
    await gateway.ok(signOutEverywhere, {}, { as: here });
    assert.equal(await reader.next(), undefined);
  });

  it('voids everything that could still become a session or speak for the user', async () => {
    const as = await gateway.login('admin');
    const { code } = await gateway.ok(getBiPreAuthorisationCode, { authSign: as }, { as });
    const granted = await grantedCode('admin');
    const others = await grantedCode('staff');
    await gateway.ok(signOutEverywhere, {}, { as });
    await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code });
    await gateway.refused('authorizationWrong', exchangeAuthorizationCode, granted);
    await gateway.ok(exchangeAuthorizationCode, others);
  });

  it('from a partner’s session ends those within its bounds alone', async () => {
    const own = await gateway.login('multi');
    const [one, other] = [
      await openPartnerSession(gateway, 'U000004'),
      await openPartnerSession(gateway, 'U000004'),
    ];
    await setPartnerEnterprise('100002');
    const elsewhere = await openPartnerSession(gateway, 'U000004');
    await setPartnerEnterprise('100001');
    const granted = await grantedCode('multi');
    assert.deepEqual(await gateway.ok(signOutEverywhere, {}, { as: one }), { endedCount: 2 });
    assert.deepEqual(
      [await isAlive(one), await isAlive(other), await isAlive(elsewhere), await isAlive(own)],
      [false, false, true, true],
    );
    await gateway.ok(exchangeAuthorizationCode, granted);
  });

  async function setPartnerEnterprise(enterprise_num: string) {
    await gateway.db
      .updateTable('partner_app_enterprise')
      .set({ enterprise_num })
      .where('app_no', '=', DEMO_PARTNER.appNo)
      .execute();
  }

  /** Body with which a page exchanges the code of a user who has consented. */
  async function grantedCode(account: string): Promise<BodyOf<typeof exchangeAuthorizationCode>> {
    const [codeVerifier, state, nonce] = [chance(), chance(), chance()];
    const redirectUri = 'https://portal.example/authorize/demo-idp';
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const asked = { type: 'demo-idp', redirectUri, state, nonce, codeChallenge };
    const { authorizeUrl, clientId } = await gateway.ok(authorize, asked);
    const back = await (await openProviderSession(gateway.app, authorizeUrl)).consent(account);
    return { clientId, redirectUri, nonce, codeVerifier, code: back.searchParams.get('code') ?? '' };
  }
});

const chance = () => randomBytes(32).toString('base64url');
