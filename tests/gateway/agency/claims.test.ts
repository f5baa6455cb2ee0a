import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  approveAgencyClaim,
  openClaimDocument,
  queryAgencyClaim,
  queryAgencyClaims,
  queryLockedAccounts,
  refuseAgencyClaim,
  unlockAccount,
} from '../../../src/contract/agency/claims';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { queryAgencyLog } from '../../../src/contract/agency/log';
import { makeClaim } from '../../support/gateway/areas/accounts/account-claims';
import { openAs, openOtherAgency, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const REASON = { reason: '证件不清晰' };

describe('the desk of account claims', () => {
  let gateway: TestGateway;
  let other: Awaited<ReturnType<typeof openOtherAgency>>;
  beforeAll(async () => {
    gateway = await startTestGateway();
    other = await openOtherAgency(gateway, ['operations', 'service']);
  });
  afterAll(() => gateway.close());
  const operations = async () => ({ as: await openAs(gateway, 'operations') });

  const moveEnterprise = (enterpriseNum: string, tmcNumber: string) =>
    gateway.db
      .updateTable('enterprise')
      .set({ tmc_number: tmcNumber })
      .where('enterprise_num', '=', enterpriseNum)
      .execute();
  const stateOf = async (claimNo: string) =>
    (await gateway.ok(queryAgencyClaim, { claimNo }, await operations())).claimState;

  it('shows claims to the agency of the person alone, and logs each look at a document', async () => {
    const claimNo = await makeClaim(gateway, await gateway.login('staff'));
    const { claimList, total } = await gateway.ok(
      queryAgencyClaims,
      { keyword: claimNo },
      await operations(),
    );
    assert.deepEqual([total, claimList[0]?.claimState], [1, 'waiting']);
    assert.ok(claimList[0]?.entNames.length);
    const claim = await gateway.ok(queryAgencyClaim, { claimNo }, await operations());
    const [file] = claim.fileList;
    assert.ok(file);
    const { fileNo } = file;
    const service = { as: await openAs(gateway, 'service') };
    await gateway.ok(openClaimDocument, { claimNo, fileNo }, service);
    await gateway.refused('forbidden', approveAgencyClaim, { claimNo }, service);
    const looks = await gateway.ok(queryAgencyLog, { kind: 'openClaimDocument' }, await operations());
    assert.deepEqual(
      looks.logList.map((one) => [one.operatorName, one.subject, one.summary.includes(file.fileName)]),
      [[operatorOf('service').name, claimNo, true]],
    );
    const unknown = `F${'0'.repeat(32)}`;
    await gateway.refused('agencyClaimUnknown', openClaimDocument, { claimNo, fileNo: unknown }, service);

    const theirs = { as: other.as };
    assert.equal((await gateway.ok(queryAgencyClaims, {}, theirs)).total, 0);
    await gateway.refused('agencyClaimUnknown', queryAgencyClaim, { claimNo }, theirs);
    await gateway.refused('agencyClaimUnknown', openClaimDocument, { claimNo, fileNo }, theirs);
    await gateway.refused('agencyClaimUnknown', approveAgencyClaim, { claimNo }, theirs);
    await gateway.refused('agencyClaimUnknown', refuseAgencyClaim, { claimNo, ...REASON }, theirs);
    assert.equal(await stateOf(claimNo), 'waiting');
    await gateway.ok(refuseAgencyClaim, { claimNo, ...REASON }, await operations());
    const refused = await gateway.ok(queryAgencyClaim, { claimNo }, await operations());
    assert.deepEqual(
      [refused.claimState, refused.refuseReason, refused.operatorName],
      ['refused', REASON.reason, operatorOf('operations').name],
    );
  });

  it('takes the first decision of two agencies that serve the person, and names an operator to their own alone', async () => {
    const { enterprise_num: enterpriseNum } = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select('s.enterprise_num')
      .where('u.login_name', '=', 'multi')
      .where('s.enterprise_num', '<>', '100001')
      .executeTakeFirstOrThrow();
    await moveEnterprise(enterpriseNum, other.tmcNumber);
    gateway.clock.advance(2);
    const claimNo = await makeClaim(gateway, await gateway.login('multi'), '13912345679');
    const shown = await gateway.ok(queryAgencyClaim, { claimNo }, { as: other.as });
    assert.equal(shown.entNames.length, 1);
    const decided = await Promise.all([
      gateway.send(approveAgencyClaim, { claimNo }, await operations()),
      gateway.send(refuseAgencyClaim, { claimNo, ...REASON }, { as: other.as }),
    ]);
    assert.deepEqual(decided.map(({ code }) => code).sort(), ['0', '41141']);
    const names = [await operations(), { as: other.as }].map(
      async (as) => (await gateway.ok(queryAgencyClaim, { claimNo }, as)).operatorName,
    );
    assert.equal((await Promise.all(names)).filter((name) => name !== '').length, 1);
    await moveEnterprise(enterpriseNum, 'TMC001');
  });

  it('opens a locked account once, as it was seen', async () => {
    const { user_no: userNo } = await gateway.db
      .updateTable('app_user')
      .set({ locked_at: gateway.clock.now })
      .where('login_name', '=', 'approver')
      .returning('user_no')
      .executeTakeFirstOrThrow();
    assert.equal((await gateway.ok(queryLockedAccounts, {}, { as: other.as })).total, 0);
    const { accountList } = await gateway.ok(queryLockedAccounts, {}, await operations());
    const { lockTime } = accountList.find((one) => one.userNo === userNo) ?? assert.fail();
    const unlock = { userNo, lockTime, reason: '已核实身份' };
    await gateway.refused('lockedAccountChanged', unlockAccount, unlock, { as: other.as });
    const stale = { ...unlock, lockTime: '2020-01-01T00:00:00.000Z' };
    await gateway.refused('lockedAccountChanged', unlockAccount, stale, await operations());
    const unlocked = await Promise.all([
      gateway.send(unlockAccount, unlock, await operations()),
      gateway.send(unlockAccount, unlock, await operations()),
    ]);
    assert.deepEqual(unlocked.map(({ code }) => code).sort(), ['0', '49931']);
    await gateway.idle();
    const { telephone } = await gateway.db
      .selectFrom('app_user')
      .select('telephone')
      .where('user_no', '=', userNo)
      .executeTakeFirstOrThrow();
    const told = await gateway.db
      .selectFrom('sms_message')
      .selectAll()
      .where('phone', '=', telephone)
      .execute();
    assert.equal(told.filter(({ content }) => /解锁/.test(content)).length, 1);
    const { eventList } = await gateway.ok(
      queryAccountEvents,
      { kind: 'changes' },
      { as: await gateway.login('approver') },
    );
    assert.ok(eventList.some(({ kind }) => kind === 'accountUnlocked'));
    await gateway.login('approver');
  });
});
