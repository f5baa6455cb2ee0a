import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openLimitedSession, openSession } from '../../../demo/gateway/login/session';
import { mayChangeSignIn } from '../../../demo/gateway/permission/sign-in-changes';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { queryAgencyEnterprise, queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import { stopEnterprise } from '../../../src/contract/agency/enterprise-setup';
import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import {
  getBiPreAuthorisationCode,
  redeemBiPreAuthorisationCode,
} from '../../../src/contract/bi-analysis/bi-analysis';
import { addExport, queryExportFile } from '../../../src/contract/download/download';
import { changeEnt, switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { joinByInvitation, queryInvitation } from '../../../src/contract/invite/invite';
import {
  getAuthSignByUserNoForCloud,
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { passSecondStep } from '../../../src/contract/login/second-step';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { codeIn, phoneOf, smsTo } from '../../support/gateway/areas/accounts/account-steps';
import { invite, prove } from '../../support/gateway/areas/accounts/invitations';
import { appCode, setUpApp } from '../../support/gateway/areas/accounts/totp-steps';
import { openAs, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { partnerRequest } from '../../support/gateway/partner-session';
import { openProviderSession } from '../../support/gateway/provider-session';

const ENTERPRISE = '100001';
const chance = () => randomBytes(32).toString('base64url');

/** Ways into an enterprise: prepared while it works, and used after it was stopped. */
type Way = (gateway: TestGateway) => Promise<() => Promise<unknown>>;

const WAYS: Record<string, Way> = {
  'a token': async (gateway) => {
    const as = await gateway.login('staff');
    return async () => {
      await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign: as });
    };
  },
  'an event stream': async (gateway) => {
    const as = await gateway.login('staff');
    const poll = async () => {
      const { payload } = await gateway.app.inject({
        method: 'POST',
        url: streamOrderChanges.path,
        headers: { authsign: as, accept: 'application/json' },
        payload: { after: '' },
      });
      return (JSON.parse(payload) as { code: string }).code;
    };
    return async () => assert.equal(await poll(), '8888');
  },
  'a password': async (gateway) => async () => {
    const typed = { account: 'staff', password: DEMO_PASSWORD };
    await gateway.refused('enterpriseStopped', loginByPassword, typed);
  },
  'a code by SMS': async (gateway) => async () => {
    const phone = await phoneOf(gateway, 'staff');
    await gateway.ok(sendLoginSmsCode, { phone });
    const smsCode = codeIn(await smsTo(gateway, phone));
    await gateway.refused('enterpriseStopped', loginBySmsCode, { phone, smsCode });
  },
  'a second step': async (gateway) => {
    const { secret } = await setUpApp(gateway, 'approver');
    const { secondStep } = await gateway.ok(loginByPassword, {
      account: 'approver',
      password: DEMO_PASSWORD,
    });
    return async () => {
      const given = {
        ticket: secondStep?.ticket ?? '',
        factor: 'totp',
        secret: appCode(gateway, secret),
      } as const;
      await gateway.refused('enterpriseStopped', passSecondStep, given);
    };
  },
  'a partner': async (gateway) => async () => {
    const { user_no } = await gateway.db
      .selectFrom('app_user')
      .select('user_no')
      .where('login_name', '=', 'staff')
      .executeTakeFirstOrThrow();
    await gateway.refused(
      'enterpriseStopped',
      getAuthSignByUserNoForCloud,
      partnerRequest(gateway, { userNO: user_no }),
    );
  },
  'a third party': async (gateway) => {
    const codeVerifier = chance();
    const asked = {
      type: 'demo-idp',
      redirectUri: 'https://portal.example/authorize/demo-idp',
      state: chance(),
      nonce: chance(),
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    };
    const { authorizeUrl, clientId } = await gateway.ok(authorize, asked);
    const back = await (await openProviderSession(gateway.app, authorizeUrl)).consent('staff');
    const { redirectUri, nonce } = asked;
    const body = { clientId, redirectUri, nonce, codeVerifier, code: back.searchParams.get('code') ?? '' };
    return async () => {
      await gateway.refused('enterpriseStopped', exchangeAuthorizationCode, body);
    };
  },
  'the link of an application': async (gateway) => async () => {
    const { user_no: userNo, staff_no: staffNo } = await gateway.db
      .selectFrom('staff')
      .select(['user_no', 'staff_no'])
      .where('enterprise_num', '=', ENTERPRISE)
      .where('user_no', 'is not', null)
      .executeTakeFirstOrThrow();
    const holder = { userNo: userNo ?? '', staffNo, enterpriseNum: ENTERPRISE, bounds: [ENTERPRISE] };
    const device = { agent: '', number: undefined, keep: randomUUID };
    const source = { ip: '127.0.0.1', device, now: gateway.clock.now };
    await assert.rejects(openLimitedSession(gateway.db, holder, 'A1', source), {
      fault: 'enterpriseStopped',
    });
  },
  'an invitation': async (gateway) => {
    const { inviteSign } = await invite(gateway);
    const proved = await prove(gateway, inviteSign, '13922220001');
    assert.equal(proved.kind, 'new');
    return async () => {
      await gateway.refused('enterpriseStopped', queryInvitation, { inviteSign });
      const joining = { phoneSign: proved.kind === 'new' ? proved.phoneSign : '', staffName: '何小满' };
      await gateway.refused('enterpriseStopped', joinByInvitation, joining);
    };
  },
  'switching enterprises': async (gateway) => async () => {
    const as = await gateway.login('multi');
    await gateway.refused('enterpriseStopped', changeEnt, { companyNO: ENTERPRISE }, { as });
    const { code } = await gateway.send(switchEnterprise, {
      authSign: as,
      companyNO: ENTERPRISE,
      sessionID: '',
    });
    assert.notEqual(code, '0');
  },
  'the link of a file': async (gateway) => {
    const as = await gateway.login('admin');
    const { exportNo } = await gateway.ok(addExport, { kind: 'order', format: 'csv', query: {} }, { as });
    await gateway.idle();
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as });
    const path = downloadUrl.replace(gateway.config.publicUrl, '');
    assert.equal((await gateway.app.inject(path)).statusCode, 200);
    return async () => assert.equal((await gateway.app.inject(path)).statusCode, 404);
  },
  'a code of the BI system': async (gateway) => {
    const as = await gateway.login('admin');
    const { code } = await gateway.ok(getBiPreAuthorisationCode, { authSign: as }, { as });
    return async () => {
      await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code });
    };
  },
};

const staffOf = (gateway: TestGateway, loginName: string) =>
  gateway.db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no as staffNo', 's.user_no as userNo'])
    .where('u.login_name', '=', loginName)
    .where('s.enterprise_num', '=', ENTERPRISE)
    .executeTakeFirstOrThrow();

describe('a stopped enterprise', () => {
  let gateway: TestGateway;
  let operations: string;
  const used: [name: string, use: () => Promise<unknown>][] = [];
  const stop = (isStopped: boolean, reason = '合同到期') =>
    gateway.ok(stopEnterprise, { enterpriseNum: ENTERPRISE, isStopped, reason }, { as: operations });
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const [name, prepare] of Object.entries(WAYS)) used.push([name, await prepare(gateway)]);
    operations = await openAs(gateway, 'operations');
    await stop(true);
  });
  afterAll(() => gateway.close());

  it.each(Object.keys(WAYS))('is not entered by %s', async (name) => {
    await used.find(([one]) => one === name)?.[1]();
  });

  it('keeps no right of its administrators to change the sign-in of others', async () => {
    const [admin, staff] = [await staffOf(gateway, 'admin'), await staffOf(gateway, 'staff')];
    const may = () => mayChangeSignIn(gateway.db, admin.staffNo, staff.staffNo, gateway.clock.now);
    assert.equal(await may(), false);
    await stop(false);
    assert.equal(await may(), true);
    await stop(true);
  });

  it('ends a session that was being opened at the stop, also for the time after it', async () => {
    const { staffNo, userNo } = await staffOf(gateway, 'staff');
    const holder = { userNo, staffNo, enterpriseNum: ENTERPRISE, bounds: null };
    const device = { agent: '', number: undefined, keep: randomUUID };
    const source = { ip: '127.0.0.1', device, now: gateway.clock.now, way: 'password' as const };
    await stop(false);
    const { authSign } = await openSession(gateway.db, holder, source);
    // as if the stop had not seen the session
    await gateway.db
      .updateTable('enterprise')
      .set({ stopped_at: gateway.clock.now, stop_reason: '合同到期' })
      .where('enterprise_num', '=', ENTERPRISE)
      .execute();
    await stop(false);
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign });
    await stop(true);
  });

  it('leaves other enterprises of the same person open', async () => {
    const authSign = await gateway.login('multi');
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    const numbers = entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum);
    assert.equal(numbers.length, 2);
    assert.ok(!numbers.includes(ENTERPRISE));
  });

  it('is shown with its reason and operator, is stopped once, and opens again', async () => {
    const found = await gateway.ok(queryAgencyEnterprise, { enterpriseNum: ENTERPRISE }, { as: operations });
    assert.deepEqual([found.enterpriseState, found.stopReason], ['stopped', '合同到期']);
    assert.notEqual(found.stoppedBy, '');
    const { total } = await gateway.ok(
      queryAgencyEnterprises,
      { enterpriseState: 'stopped' },
      { as: operations },
    );
    assert.equal(total, 1);
    const again = { enterpriseNum: ENTERPRISE, isStopped: true, reason: '重复' };
    await gateway.refused('enterpriseStateChanged', stopEnterprise, again, { as: operations });
    const other = await openOtherAgency(gateway, ['operations']);
    const foreign = { ...again, isStopped: false };
    await gateway.refused('agencyEnterpriseUnknown', stopEnterprise, foreign, { as: other.as });
    await stop(false, '已续约');
    const { authSign } = await gateway.ok(loginByPassword, { account: 'staff', password: DEMO_PASSWORD });
    assert.notEqual(authSign, '');
  });

  it('finishes its bills, orders and notices while it is stopped', async () => {
    await stop(true);
    await gateway.sweep();
    const waiting = await gateway.db
      .selectFrom('background_job')
      .select('kind')
      .where('done_at', 'is', null)
      .execute();
    assert.deepEqual(waiting, []);
    await stop(false, '已续约');
  });
});
