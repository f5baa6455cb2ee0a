import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { tryApprovalFlow } from '../../../src/contract/approval/flow-settings';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { tripLeg } from '../../support/gateway/areas/trips';

const ENTERPRISE = '100001';
const AGREE = { decision: 'agree', opinion: '' } as const;

describe('an approver who may not decide any more', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
    await grant('multi');
  });
  afterAll(() => setup.close());
  beforeEach(() => setup.login());

  const place = (account: string) => ({
    enterprise_num: ENTERPRISE,
    staff_no: setup.noOf(account),
    role_no: `${ENTERPRISE}-approver`,
  });
  const grant = (account: string) => gateway.db.insertInto('staff_role').values(place(account)).execute();
  const revoke = (account: string) =>
    gateway.db.deleteFrom('staff_role').where('staff_no', '=', setup.noOf(account)).execute();
  const sweep = () => gateway.sweep(['approval']);
  const setFlow = (version: number, replacement?: string) =>
    gateway.db
      .insertInto('approval_flow')
      .values({
        enterprise_num: ENTERPRISE,
        apply_type: 1,
        version,
        flow: JSON.stringify({
          steps: [
            {
              stepNo: 1,
              stepName: '上级',
              approver: { kind: 'staff', staffNOs: [setup.noOf('approver')] },
              mode: 'any',
              conditions: [],
            },
          ],
          ...(replacement && { replacement: { kind: 'staff', staffNOs: [setup.noOf(replacement)] } }),
        }),
        changed_at: gateway.clock.now,
        changed_by: '测试',
      })
      .execute();

  async function apply(traveller = 'staff'): Promise<string> {
    const today = shanghaiDate(gateway.clock.now);
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 1,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ beginDate: today, endDate: addDays(today, 9) })],
        travellerNOList: [setup.noOf(traveller)],
      },
      setup.tokenOf('staff'),
    );
    return applyId;
  }
  const detailOf = (applyId: string, account = 'staff') =>
    gateway.ok(queryApprovalDetail, { applyId }, setup.tokenOf(account));
  const tasksOf = async (applyId: string) =>
    (await detailOf(applyId)).path
      .flatMap(({ tasks }) => tasks)
      .map(({ staffNO, taskState }) => `${staffNO} ${taskState}`);
  const pendingOf = async (account: string) =>
    (
      await gateway.ok(queryApprovalList, { role: 'approver', taskState: 'open' }, setup.tokenOf(account))
    ).applicationList.map(({ applyId }) => applyId);

  it('is replaced by who sets the flows, and the applicant sees and hears it', async () => {
    await setFlow(10);
    const applyId = await apply();
    await revoke('approver');
    await sweep();
    const [approver, admin] = [setup.noOf('approver'), setup.noOf('admin')];
    assert.deepEqual(await tasksOf(applyId), [`${approver} replaced`, `${admin} open`]);
    const detail = await detailOf(applyId);
    assert.equal(detail.replacedNames, '王建华');
    const { noticeList } = await gateway.ok(queryNoticeList, {}, setup.tokenOf('staff'));
    assert.deepEqual(
      noticeList.flatMap((one) =>
        one.about === 'application' && one.applyId === applyId ? [[one.kind, one.byName]] : [],
      ),
      [['replaced', '王建华']],
    );
    assert.ok(!(await pendingOf('approver')).includes(applyId));
    assert.ok((await pendingOf('admin')).includes(applyId));
    await gateway.ok(decideApproval, { applyId, ...AGREE }, setup.tokenOf('admin'));
    assert.equal((await detailOf(applyId)).applyState, '已同意');
    const next = await apply();
    assert.deepEqual(await tasksOf(next), [`${admin} open`], 'new ones are not put before them');
    await grant('approver');
  });

  it('is replaced by whom the flow names first', async () => {
    await setFlow(11, 'multi');
    const applyId = await apply();
    await revoke('approver');
    await sweep();
    const [approver, multi] = [setup.noOf('approver'), setup.noOf('multi')];
    const asked = {
      applyType: 1,
      staffNO: setup.noOf('staff'),
      amount: null,
      days: null,
      violations: [],
    } as const;
    const { steps } = await gateway.ok(tryApprovalFlow, { ...asked, violations: [] }, setup.tokenOf('admin'));
    assert.deepEqual(
      steps.map(({ outcome, people }) => [
        outcome,
        people.map(({ staffNO, leftOut }) => `${staffNO} ${leftOut}`),
      ]),
      [['taken', [`${approver} unable`, `${multi} `]]],
      'a trial names whom an application would be put before',
    );
    assert.deepEqual(await tasksOf(applyId), [`${approver} replaced`, `${multi} open`]);
    await grant('approver');
    assert.deepEqual(await tasksOf(await apply('approver')), [`${multi} open`], 'nor do they who travel');
  });

  it('keeps tasks without a successor, and is checked again', async () => {
    await setFlow(12);
    const applyId = await apply();
    const approver = setup.noOf('approver');
    const admins = await gateway.db
      .deleteFrom('role_grant')
      .where('object_no', '=', 'SP-CZQX-LCSZ')
      .returningAll()
      .execute();
    await revoke('approver');
    await sweep();
    assert.deepEqual(await tasksOf(applyId), [`${approver} open`]);
    await gateway.db.insertInto('role_grant').values(admins).execute();
    await sweep();
    assert.deepEqual(await tasksOf(applyId), [`${approver} replaced`, `${setup.noOf('admin')} open`]);
    await grant('approver');
  });
});
