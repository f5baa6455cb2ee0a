import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addIdentityProvider,
  switchIdentityProvider,
} from '../../../src/contract/agency/connections/identity-providers';
import type { BodyOf } from '../../../src/contract/call';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { changeMainManager } from '../../../src/contract/permission/main-manager';
import { insertAwaitedStaff } from '../../../demo/gateway/login/awaited-staff';
import { signInProven } from '../../support/gateway/areas/accounts/account-steps';
import { openAs } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const ENTERPRISE = '100001';

describe('the main administrator of an enterprise that allows single sign-on alone', () => {
  let gateway: TestGateway;
  let providerNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    const operator = { as: await openAs(gateway, 'operations') };
    const body: BodyOf<typeof addIdentityProvider> = {
      enterpriseNum: ENTERPRISE,
      clientSecret: '',
      displayName: '华睿统一认证',
      issuer: 'https://login.huarui.example',
      clientId: 'travel',
      domainList: [],
      matchedField: 'jobNo',
      matchedClaim: 'no',
      trustsMail: false,
      skipsSecondStep: false,
      unknownRule: 'tell',
      forbidsLocal: true,
      sparesMainManager: true,
    };
    ({ providerNo } = await gateway.ok(addIdentityProvider, body, operator));
    const on = { providerNo, revision: 1, isOn: true, reason: '上线' };
    await gateway.ok(switchIdentityProvider, on, operator);
  });
  afterAll(() => gateway.close());

  it('hands over to a person whom the provider has signed in, and loses the session of a local way', async () => {
    const noOf = await staffNumbers(gateway);
    const admin = await signInProven(gateway, 'admin', 2);
    const successor = { no: noOf('approver'), name: '' };
    const body = { successor, reason: '岗位调整', formerKeeps: 'staffRole' } as const;
    await insertAwaitedStaff(gateway.db, [
      {
        staffNo: successor.no,
        enterpriseNum: ENTERPRISE,
        phone: '13800009999',
        addedBy: noOf('admin'),
        isToInvite: false,
      },
    ]);
    const refused = await gateway.refused('fieldsInvalid', changeMainManager, body, { as: admin });
    assert.match(JSON.stringify(refused), /还没有登录过/);
    await gateway.db
      .insertInto('identity_binding')
      .values({
        binding_no: 'IB1',
        provider_no: providerNo,
        issuer: 'https://login.huarui.example',
        subject: 'sub-1',
        staff_no: successor.no,
        bound_at: gateway.clock.now,
        last_used_at: gateway.clock.now,
      })
      .execute();
    await gateway.ok(changeMainManager, body, { as: admin });
    const { success } = await gateway.send(verifyUserAuthSignForCloud, { authSign: admin });
    assert.equal(success, false);
  });
});
