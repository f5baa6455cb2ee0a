import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { DEMO_PARTNER } from '../../../demo/gateway/seed/accounts';
import { ENTERPRISES } from '../../../demo/gateway/seed/organisation';
import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import type { Call } from '../../../src/contract/call';
import { changeEnt, switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { queryEntSettingInfoForCloud } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { callsOfContract } from '../../support/contract-calls';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { placesIn, validBody, withAt } from '../../support/gateway/hostile-values';
import { openPartnerSession } from '../../support/gateway/partner-session';
import { openProviderSession } from '../../support/gateway/provider-session';

/** `multi` belongs to all three enterprises. */
const MULTI = { userNO: 'U000004', account: 'multi' };
const [FIRST, SECOND, THIRD] = ['100001', '100002', '100003'] as const;
const sessionID = randomUUID();
const ENTERPRISE_FIELD = /^(company(No|NO|ID)|enterpriseNum|entNo)$/;

describe('the enterprises a session may be in', () => {
  let gateway: TestGateway;
  let calls: [name: string, call: Call][];
  beforeAll(async () => {
    gateway = await startTestGateway();
    calls = (await callsOfContract()).filter(([, { method, multipart }]) => method !== 'GET' && !multipart);
  });
  afterAll(() => gateway.close());
  beforeEach(() => setPartnerEnterprises(FIRST));

  async function setPartnerEnterprises(...enterprises: string[]) {
    const { appNo: app_no } = DEMO_PARTNER;
    await gateway.db.deleteFrom('partner_app_enterprise').where('app_no', '=', app_no).execute();
    for (const enterprise_num of enterprises) {
      await gateway.db.insertInto('partner_app_enterprise').values({ app_no, enterprise_num }).execute();
    }
  }
  const enterprises = async (authSign: string) => {
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    return entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum);
  };
  const bySms = () => signInBySms(gateway, '13800000004');
  const byProvider = async () => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const redirectUri = 'https://portal.example/authorize/demo-idp';
    const [state, nonce] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const asked = { type: 'demo-idp', redirectUri, state, nonce, codeChallenge };
    const { authorizeUrl, clientId } = await gateway.ok(authorize, asked);
    const back = await (await openProviderSession(gateway.app, authorizeUrl)).consent(MULTI.account);
    const code = back.searchParams.get('code') ?? '';
    const proof = { clientId, redirectUri, nonce, codeVerifier, code };
    return (await gateway.ok(exchangeAuthorizationCode, proof)).authSign;
  };

  const byUser = [
    ['password', () => gateway.login(MULTI.account)],
    ['SMS code', bySms],
    ['identity provider', byProvider],
  ] as const;
  for (const [way, open] of byUser) {
    it(`are all of the user's, where they signed in themselves by ${way}`, async () => {
      const as = await open();
      assert.deepEqual(await enterprises(as), [FIRST, SECOND, THIRD]);
      await gateway.ok(changeEnt, { companyNO: THIRD }, { as });
      assert.deepEqual(await enterprises(as), [THIRD, FIRST, SECOND]);
    });
  }

  it('are those of the partner that opened it, in every list and for both ways to switch', async () => {
    await setPartnerEnterprises(SECOND, THIRD);
    const as = await openPartnerSession(gateway, MULTI.userNO);
    assert.deepEqual(await enterprises(as), [SECOND, THIRD]);
    await gateway.ok(switchEnterprise, { authSign: as, companyNO: THIRD, sessionID });
    assert.deepEqual(await enterprises(as), [THIRD, SECOND]);
    await gateway.refused('enterpriseForeign', changeEnt, { companyNO: FIRST }, { as });
    await gateway.refused('enterpriseForeign', switchEnterprise, {
      authSign: as,
      companyNO: FIRST,
      sessionID,
    });
    assert.deepEqual(await enterprises(as), [THIRD, SECOND]);
    await gateway.ok(changeEnt, { companyNO: SECOND }, { as });
  });

  it('stay as they were when it was opened, after any later grant to the partner', async () => {
    const as = await openPartnerSession(gateway, MULTI.userNO);
    await setPartnerEnterprises(FIRST, SECOND, THIRD);
    assert.deepEqual(await enterprises(as), [FIRST]);
    await gateway.refused('enterpriseForeign', changeEnt, { companyNO: SECOND }, { as });
    assert.deepEqual(await enterprises(await openPartnerSession(gateway, MULTI.userNO)), [
      FIRST,
      SECOND,
      THIRD,
    ]);
  });

  it('hold for one session and no other of the same user', async () => {
    const bounded = await openPartnerSession(gateway, MULTI.userNO);
    const own = await gateway.login(MULTI.account);
    const requestId = randomUUID();
    await gateway.ok(changeEnt, { companyNO: SECOND }, { as: own, requestId });
    await gateway.refused('requestIdReused', changeEnt, { companyNO: SECOND }, { as: bounded, requestId });
    assert.deepEqual(await enterprises(bounded), [FIRST]);
  });

  it('cannot be left in the table either', async () => {
    await openPartnerSession(gateway, MULTI.userNO);
    const { staff_no } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('user_no', '=', MULTI.userNO)
      .where('enterprise_num', '=', SECOND)
      .executeTakeFirstOrThrow();
    await assert.rejects(
      gateway.db
        .updateTable('session')
        .set({ enterprise_num: SECOND, staff_no })
        .where('user_no', '=', MULTI.userNO)
        .where('enterprise_nums', 'is not', null)
        .execute(),
      /check constraint/,
    );
  });

  it('are left by no call of the contract, and no answer tells of others', async () => {
    const foreign = new RegExp(
      [`"${SECOND}"`, `"${THIRD}"`, ENTERPRISES[1].entName, ENTERPRISES[2].entName].join('|'),
    );
    const others = await gateway.db
      .selectFrom('session')
      .selectAll()
      .where('user_no', '=', MULTI.userNO)
      .where('enterprise_num', '!=', FIRST)
      .execute();
    let named = 0;
    let as = '';
    for (const [name, call] of calls) {
      // A read-only call leaves the session unchanged.
      const onlyReads = name.startsWith('query');
      if (as === '') as = await openPartnerSession(gateway, MULTI.userNO);
      const valid = withFields(validBody(call.body), /^authSign$/, as);
      const bodies = [FIRST, SECOND].map((companyNO) => withFields(valid, ENTERPRISE_FIELD, companyNO));
      for (const body of bodies.filter((one, i) => i === 0 || !isDeepStrictEqual(one, bodies[0]))) {
        const answer = await gateway.send(call, body, { as });
        assert.doesNotMatch(JSON.stringify(answer), foreign, `${name} ${JSON.stringify(body)}`);
        const namesEnterprise = JSON.stringify(body).includes(SECOND);
        if (namesEnterprise) named += 1;
        if (namesEnterprise) assert.equal(answer.success, false, `${name} took ${SECOND}`);
      }
      if (onlyReads) continue;
      const inUse = await gateway.send(queryEntSettingInfoForCloud, { enterpriseNum: SECOND }, { as });
      assert.equal(inUse.success, false, name);
      as = '';
    }
    assert.ok(named >= 4, `only ${named} calls name an enterprise`);
    const elsewhere = await gateway.db
      .selectFrom('session')
      .selectAll()
      .where('user_no', '=', MULTI.userNO)
      .where('enterprise_num', '!=', FIRST)
      .execute();
    assert.deepEqual(elsewhere, others, 'no session has moved');
  });
});

/** Copy of the body with this value in every field of a matching name, at any depth. */
function withFields(body: unknown, name: RegExp, value: string): unknown {
  return placesIn(body)
    .filter((path) => name.test(path.at(-1) ?? ''))
    .reduce((changed, path) => withAt(changed, path, value), body);
}
