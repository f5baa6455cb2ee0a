import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { addApprovers, transferApproval } from '../../../src/contract/approval/actions';
import {
  decideApproval,
  getListApprovalPathInfo,
  queryApprovalDetail,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { addApprovalDeputy } from '../../../src/contract/approval/deputies';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { tripLeg } from '../../support/gateway/areas/trips';

const ENTERPRISE = '100001';
const AGREE = { decision: 'agree', opinion: '' } as const;

describe('an applicant or traveller', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
    // Both accounts get the approvers' role too.
    for (const account of ['staff', 'multi']) {
      const role_no = `${ENTERPRISE}-approver`;
      await gateway.db
        .insertInto('staff_role')
        .values({ enterprise_num: ENTERPRISE, staff_no: setup.noOf(account), role_no })
        .execute();
    }
  });
  afterAll(() => setup.close());
  beforeEach(() => setup.login());

  const submit = (...travellers: string[]) => ({
    applyType: 1 as const,
    purposeCode: 'P1',
    reason: '拜访客户',
    legs: [tripLeg({ beginDate: shanghaiDate(gateway.clock.now), endDate: inDays(9) })],
    travellerNOList: travellers.map((account) => setup.noOf(account)),
  });
  const inDays = (days: number) => addDays(shanghaiDate(gateway.clock.now), days);
  const apply = async (...travellers: string[]) =>
    (await gateway.ok(submitApprovalApplyAuto, submit(...travellers), setup.tokenOf('staff'))).applyId;
  const standIn = (account: string) =>
    gateway.ok(
      addApprovalDeputy,
      { staffNO: setup.noOf(account), beginDate: inDays(0), endDate: inDays(0) },
      setup.tokenOf('approver'),
    );
  const endAll = () =>
    gateway.db.updateTable('approval_deputy').set({ ended_at: gateway.clock.now }).execute();

  it('is not asked for their own trip by the flow, and sees so beforehand', async () => {
    const asked = { applyType: 1 as const, amount: null, days: 3, travellerNOList: [setup.noOf('approver')] };
    const path = await gateway.ok(getListApprovalPathInfo, asked, setup.tokenOf('staff'));
    const named = path.flatMap(({ approvers }) => approvers.map(({ staffNO }) => staffNO));
    assert.deepEqual(named, [setup.noOf('admin')]);
    const applyId = await apply('approver');
    const agree = { applyId, ...AGREE };
    await gateway.refused('applyOutOfScope', queryApprovalDetail, { applyId }, setup.tokenOf('approver'));
    await gateway.refused('approverOther', decideApproval, agree, setup.tokenOf('approver'));
    await gateway.ok(decideApproval, agree, setup.tokenOf('admin'));
  });

  it('is not passed the decision, and not brought in', async () => {
    const applyId = await apply('multi');
    const multi = setup.noOf('multi');
    const as = setup.tokenOf('approver');
    await gateway.refused('approverTravels', transferApproval, { applyId, staffNO: multi, opinion: '' }, as);
    await gateway.refused('approverTravels', addApprovers, { applyId, staffNOList: [multi] }, as);
    await gateway.ok(decideApproval, { applyId, ...AGREE }, as);
  });

  it('does not decide as the deputy of an approver, and gets the reason', async () => {
    const [own, theirs] = [await apply('staff'), await apply('multi')];
    await standIn('staff');
    await gateway.refused('decidesOwn', decideApproval, { applyId: own, ...AGREE }, setup.tokenOf('staff'));
    await endAll();
    await standIn('multi');
    const as = setup.tokenOf('multi');
    await gateway.refused('decidesOwnTrip', decideApproval, { applyId: theirs, ...AGREE }, as);
    assert.equal((await gateway.ok(queryApprovalDetail, { applyId: own }, as)).canDecide, true);
    await endAll();
    for (const applyId of [own, theirs]) await setup.decide(applyId, 'agree');
  });

  it('does not decide tasks received earlier either', async () => {
    const applyId = await apply('staff');
    await gateway.db
      .updateTable('approval_request')
      .set({ traveller_nos: [setup.noOf('approver')] })
      .where('apply_id', '=', applyId)
      .execute();
    const as = setup.tokenOf('approver');
    assert.equal((await gateway.ok(queryApprovalDetail, { applyId }, as)).canAgree, false);
    await gateway.refused('decidesOwnTrip', decideApproval, { applyId, ...AGREE }, as);
  });
});
