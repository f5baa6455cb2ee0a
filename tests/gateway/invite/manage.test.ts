import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { queryManagementIndex } from '../../../src/contract/management-center/management-center';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { OBJECT } from '../../../src/contract/permission/objects';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { addDepartment } from '../../../src/contract/address-book/departments';
import { INVITE_FAULTS } from '../../../src/contract/invite/faults';
import { joinByInvitation, queryInvitation } from '../../../src/contract/invite/invite';
import {
  addInvitation,
  agreeJoinApplications,
  disableInvitation,
  queryInvitations,
  queryJoinApplications,
  refuseJoinApplications,
} from '../../../src/contract/invite/manage';
import { smsTo } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { proofOf } from '../../support/gateway/areas/accounts/invitations';
import { formLike } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';

/** Permission object of the page on which staff are managed. */
const LIST_PAGE = 'YHWZ-YMQX-050203';
const INVITE_PAGE = 'YHWZ-YMQX-050207';

describe('the invitations of an enterprise', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let place: { department: { no: string; name: string }; position: { no: string; name: string } };
  let phones = 0;
  const newPhone = () => `1391000${String((phones += 1)).padStart(4, '0')}`;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { smsPerAddressPerDay: 10_000 } });
    as = { as: await gateway.login('admin') };
    const key = (await staffNumbers(gateway))('staff');
    const { department, position } = await gateway.ok(staffMembers.get, { key }, as);
    place = { department, position };
  });
  afterAll(() => gateway.close());

  async function made(needsConsent: boolean, maxUses = 3) {
    const { invitationNO, link } = await gateway.ok(
      addInvitation,
      { ...place, maxUses, days: 7, needsConsent },
      as,
    );
    const inviteSign = new URL(link.replace('#/', '')).searchParams.get('inviteSign');
    assert.ok(inviteSign);
    return { invitationNO, inviteSign };
  }
  async function applied(inviteSign: string, staffName: string) {
    gateway.clock.advance(2);
    const phone = newPhone();
    const phoneSign = await proofOf(gateway, inviteSign, phone);
    const joined = await gateway.ok(joinByInvitation, { phoneSign, staffName });
    return { phone, phoneSign, joined };
  }
  const found = async (invitationNO: string) =>
    (await gateway.ok(queryInvitations, {}, as)).invitationList.find(
      (one) => one.invitationNO === invitationNO,
    );
  const waiting = async () =>
    (await gateway.ok(queryJoinApplications, { applicationState: 'waiting' }, as)).applicationList;
  const isStaff = async (keyword: string) => (await gateway.ok(staffMembers.list, { keyword }, as)).total > 0;

  /** Runs `run` while the first account manages only the staff of one department. */
  const keeping = async (deptNo: string, run: () => Promise<void>) => {
    const objectList = [OBJECT.managementIndex, OBJECT.seeStaff, OBJECT.editStaff, LIST_PAGE, INVITE_PAGE];
    const noOf = await staffNumbers(gateway);
    const sub = await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('staff'), name: '' },
        managedScope: 'departments',
        departments: [{ no: deptNo, name: '' }],
        objectList: objectList.map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      as,
    );
    await run();
    await gateway.ok(subManagers.remove, { key: sub.keyId, version: sub.version }, as);
  };

  it('are made, listed and disabled, and lead where they were made to', async () => {
    const { invitationNO, inviteSign } = await made(false);
    const { joined } = await applied(inviteSign, '直接甲');
    assert.equal(joined.isWaiting, false);
    const listed = await found(invitationNO);
    assert.deepEqual(
      [listed?.uses, listed?.maxUses, listed?.needsConsent, listed?.invitationState, listed?.inviterName],
      [1, 3, false, 'good', '刘敏'],
    );
    await gateway.ok(disableInvitation, { invitationNO }, as);
    assert.equal((await found(invitationNO))?.invitationState, 'withdrawn');
    await gateway.refused('rowUnknown', disableInvitation, { invitationNO }, as);
    const { result } = await gateway.send(
      addInvitation,
      { ...place, department: { no: 'gone' }, maxUses: 3, days: 7, needsConsent: false },
      as,
    );
    assert.deepEqual(result, { fields: { department: '所选部门不存在，请重新选择' } } as never);
  });

  it('with consent take no applicant in before an administrator agrees, who may place them, and is told', async () => {
    const { invitationNO, inviteSign } = await made(true);
    const { phone, phoneSign, joined } = await applied(inviteSign, '待批甲');
    assert.equal(joined.isWaiting, true);
    assert.equal((await gateway.ok(joinByInvitation, { phoneSign, staffName: '待批甲' })).isWaiting, true);
    assert.equal(await isStaff('待批甲'), false);
    const [one, ...others] = await waiting();
    assert.ok(one);
    assert.deepEqual([others.length, one.userName, one.phone], [0, '待批甲', `139****${phone.slice(-4)}`]);
    const key = (await staffNumbers(gateway))('admin');
    const { department, position, grade } = await gateway.ok(staffMembers.get, { key }, as);
    const nos = { applicationNOList: [one.applicationNO] };
    await gateway.ok(agreeJoinApplications, { ...nos, department, position, grade }, as);
    const { rows } = await gateway.ok(staffMembers.list, { keyword: '待批甲' }, as);
    assert.deepEqual(
      rows.map((row) => [row.department.no, row.position.no, row.grade.no]),
      [[department.no, position.no, grade.no]],
    );
    assert.match(await smsTo(gateway, phone), /申请已通过/);
    assert.equal((await found(invitationNO))?.uses, 1);
    const nowhere = { department: null, position: null, grade: null };
    await gateway.refused('joinApplicationDecided', agreeJoinApplications, { ...nos, ...nowhere }, as);
  });

  it('with consent are refused for a reason in a batch, and give the places back', async () => {
    const { invitationNO, inviteSign } = await made(true, 2);
    const { phone } = await applied(inviteSign, '拒绝甲');
    await applied(inviteSign, '拒绝乙');
    assert.equal((await found(invitationNO))?.invitationState, 'usedUp');
    const applicationNOList = (await waiting()).map(({ applicationNO }) => applicationNO);
    assert.equal(applicationNOList.length, 2);
    await gateway.ok(refuseJoinApplications, { applicationNOList, reason: '人员不符' }, as);
    assert.equal((await found(invitationNO))?.uses, 0);
    assert.match(await smsTo(gateway, phone), /未通过，原因：人员不符/);
    assert.equal(await isStaff('拒绝甲'), false);
    const { applicationList } = await gateway.ok(queryJoinApplications, { applicationState: 'refused' }, as);
    assert.deepEqual(
      applicationList.map(({ reason, decidedBy }) => [reason, decidedBy]),
      [
        ['人员不符', '刘敏'],
        ['人员不符', '刘敏'],
      ],
    );
  });

  it('are seen and decided within the departments that somebody keeps, others are unknown', async () => {
    const { invitationNO, inviteSign } = await made(true);
    await applied(inviteSign, '范围外');
    const one = (await waiting()).find(({ userName }) => userName === '范围外');
    assert.ok(one);
    const keeper = { as: await gateway.login('staff') };
    const other = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('dept_name', '=', '销售中心')
      .executeTakeFirstOrThrow();
    assert.notEqual(other.dept_no, place.department.no);
    const counted = async () =>
      (await gateway.ok(queryManagementIndex, {}, keeper)).attentionList.find(
        ({ kind }) => kind === 'joinApplications',
      )?.count ?? 0;
    const refusal = { applicationNOList: [one.applicationNO], reason: '人员不符' };
    await keeping(other.dept_no, async () => {
      assert.deepEqual(await gateway.ok(queryInvitations, {}, keeper), { total: 0, invitationList: [] });
      assert.equal((await gateway.ok(queryJoinApplications, {}, keeper)).total, 0);
      assert.equal(await counted(), 0);
      await gateway.refused('rowUnknown', disableInvitation, { invitationNO }, keeper);
      await gateway.refused('joinApplicationDecided', refuseJoinApplications, refusal, keeper);
    });
    await keeping(place.department.no, async () => {
      const { invitationList } = await gateway.ok(queryInvitations, {}, keeper);
      assert.ok(invitationList.some((seen) => seen.invitationNO === invitationNO));
      assert.equal(await counted(), 1);
      await gateway.ok(refuseJoinApplications, refusal, keeper);
      await gateway.ok(disableInvitation, { invitationNO }, keeper);
    });
  });

  it('tell those who may decide on an application, in whose departments it is', async () => {
    const keeper = { as: await gateway.login('staff') };
    const told = async (who: { as: string }) =>
      (await gateway.ok(queryNoticeList, {}, who)).noticeList.flatMap((notice) =>
        notice.about === 'join' ? [notice.byName] : [],
      );
    const { inviteSign } = await made(true);
    const elsewhere = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('dept_name', '=', '销售中心')
      .executeTakeFirstOrThrow();
    await keeping(elsewhere.dept_no, async () => {
      await applied(inviteSign, '告知甲');
      assert.deepEqual(await told(keeper), []);
    });
    await keeping(place.department.no, async () => {
      await applied(inviteSign, '告知乙');
      assert.deepEqual(await told(keeper), ['告知乙']);
    });
    assert.deepEqual((await told(as)).slice(0, 2), ['告知乙', '告知甲']);
  });

  it('are refused to those without the right, and unknown to another enterprise', async () => {
    const { invitationNO } = await made(true);
    const denied = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', queryInvitations, {}, denied);
    await gateway.refused('forbidden', queryJoinApplications, {}, denied);
    await gateway.refused('forbidden', disableInvitation, { invitationNO }, denied);
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, theirs);
    await gateway.refused('rowUnknown', disableInvitation, { invitationNO }, theirs);
    const { total } = await gateway.ok(queryInvitations, {}, theirs);
    assert.equal(total, 0);
    const [row] = await gateway.db.selectFrom('join_application').select('application_no').execute();
    const body = { applicationNOList: [row?.application_no ?? ''], reason: '人员不符' };
    const said = await gateway.send(refuseJoinApplications, body, theirs);
    const none = await gateway.send(refuseJoinApplications, { ...body, applicationNOList: ['0'] }, theirs);
    assert.deepEqual([said.success, said.code, said.msg], [false, none.code, none.msg]);
  });

  it('take no applicant in while their author lacks the right, and are listed so', async () => {
    const noOf = await staffNumbers(gateway);
    const { invitationNO, inviteSign } = await made(false);
    gateway.clock.advance(2);
    const phoneSign = await proofOf(gateway, inviteSign, newPhone());
    const join = () => gateway.send(joinByInvitation, { phoneSign, staffName: '外来人' });
    const makerIs = (staffNo: string) =>
      gateway.db
        .updateTable('invitation')
        .set({ invited_by: staffNo })
        .where('invitation_no', '=', invitationNO)
        .execute();
    const refusedAndListed = async (): Promise<void> => {
      const { code } = await join();
      assert.equal(code, INVITE_FAULTS.invitationWithdrawn.code);
      await gateway.refused('invitationWithdrawn', queryInvitation, { inviteSign });
      assert.equal((await found(invitationNO))?.invitationState, 'notAllowed');
    };
    await makerIs(noOf('staff'));
    await refusedAndListed();
    const elsewhere = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('dept_no', '<>', place.department.no)
      .where('parent_no', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    await keeping(elsewhere.dept_no, refusedAndListed);
    await makerIs(noOf('admin'));
    assert.equal((await found(invitationNO))?.invitationState, 'good');
    assert.equal((await join()).success, true);
  });

  it('name only departments that the caller manages, as other calls do', async () => {
    await keeping(place.department.no, async () => {
      const other = await gateway.db
        .selectFrom('department')
        .select('dept_no')
        .where('enterprise_num', '=', '100001')
        .where('dept_no', '<>', place.department.no)
        .limit(1)
        .executeTakeFirstOrThrow();
      const keeper = { as: await gateway.login('staff') };
      const problems = async (no: string) => {
        const department = { no, name: '' };
        const added = { ...place, department, maxUses: 1, days: 1, needsConsent: false };
        const agreed = { applicationNOList: ['SQ0'], department, position: null, grade: null };
        const member = await gateway.ok(
          staffMembers.get,
          { key: (await staffNumbers(gateway))('staff') },
          as,
        );
        return [
          (await gateway.send(addInvitation, added, keeper)).result,
          (await gateway.send(agreeJoinApplications, agreed, keeper)).result,
          (await gateway.send(addDepartment, { deptName: '新部门', parentNO: no, head: null }, keeper))
            .result,
          (await gateway.send(staffMembers.add, formLike(member, { phone: newPhone(), department }), keeper))
            .result,
        ];
      };
      const outside = await problems(other.dept_no);
      assert.deepEqual(outside, await problems('D999999'));
      const wrong = { fields: { department: '该部门不在您的数据权限内' } };
      assert.deepEqual(outside, [wrong, wrong, { fields: { parentNO: '该部门不在您的数据权限内' } }, wrong]);
    });
  });
});
