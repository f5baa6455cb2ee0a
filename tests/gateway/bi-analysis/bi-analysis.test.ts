import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  getBiPreAuthorisationCode,
  redeemBiPreAuthorisationCode,
} from '../../../src/contract/bi-analysis/bi-analysis';
import { OBJECT } from '../../../src/contract/permission/objects';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const codes = () => gateway.db.selectFrom('bi_pre_authorisation').selectAll().execute();
async function issue() {
  const as = await gateway.login('admin');
  return gateway.ok(getBiPreAuthorisationCode, { authSign: as }, { as });
}

describe('the pre-authorisation of BI analysis', () => {
  it('is given by authSign to users with the right, and lets in once', async () => {
    const { code, expireTime } = await issue();
    assert.equal(Date.parse(expireTime) - gateway.clock.now.getTime(), 5 * 60_000);
    const attempts = await Promise.all(
      [1, 2, 3].map(() => gateway.send(redeemBiPreAuthorisationCode, { code })),
    );
    const admitted = attempts.filter(({ success }) => success);
    assert.deepEqual(
      admitted.map(({ result }) => result),
      [
        {
          userNO: 'U000003',
          staffNO: '1000010003',
          staffName: '刘敏',
          enterpriseNum: '100001',
          entShortName: '华睿信息',
        },
      ],
    );
    await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code });
  });

  it('is refused without the operation', async () => {
    for (const account of ['staff', 'approver', 'multi', 'nopage', 'nopc']) {
      const as = await gateway.login(account);
      await gateway.refused('forbidden', getBiPreAuthorisationCode, { authSign: as }, { as });
    }
  });

  it('is not given for another’s authSign, nor for a dead one', async () => {
    const [as, others] = [await gateway.login('admin'), await gateway.login('staff')];
    await gateway.refused('forbidden', getBiPreAuthorisationCode, { authSign: others }, { as });
    await gateway.refused('authExpired', getBiPreAuthorisationCode, { authSign: 'A'.repeat(43) }, { as });
  });

  it('is stored as a hash and deleted when it was never used', async () => {
    const { code } = await issue();
    assert.ok(!JSON.stringify(await codes()).includes(code));
    gateway.clock.advance(6);
    await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code });
    await issue();
    gateway.clock.advance(6);
    await issue();
    assert.equal((await codes()).length, 2);
    await gateway.sweep(['bi-analysis']);
    assert.equal((await codes()).length, 1);
  });

  it('lets in no user who has lost the right since, or may not be on a PC any more', async () => {
    const { code } = await issue();
    const taken = await gateway.db
      .deleteFrom('role_grant')
      .where('object_no', '=', OBJECT.biAnalysis)
      .returningAll()
      .execute();
    await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code });
    await gateway.db.insertInto('role_grant').values(taken).execute();
    const other = await issue();
    const kept = { enterprise_num: '100001', staff_no: '1000010003', role_no: roleNo('100001', 'noPc') };
    await gateway.db.insertInto('staff_role').values(kept).execute();
    await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code: other.code });
    await gateway.db
      .deleteFrom('staff_role')
      .where('role_no', '=', kept.role_no)
      .where('staff_no', '=', kept.staff_no)
      .execute();
  });

  it('says nothing of codes that never were', async () => {
    for (const code of ['x', "' or 1=1 --"]) {
      await gateway.refused('preAuthorisationWrong', redeemBiPreAuthorisationCode, { code });
    }
  });
});
