import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { addRoleMember } from '../../../src/contract/permission/roles';
import { saveBookingDelegate } from '../../../src/contract/personal-info/delegates';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { signInBySms, smsTo } from '../../support/gateway/areas/accounts/account-steps';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { joinAs, prove } from '../../support/gateway/areas/accounts/invitations';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';
import { tripLeg } from '../../support/gateway/areas/trips';

describe('mails to an address that an enterprise has named', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let number = 0;
  async function add(given: object) {
    const beside = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    const phone = `1388850${String((number += 1)).padStart(4, '0')}`;
    const form = formLike(beside, { phone, staffName: '新审批人', ...given });
    const { staffNO } = await gateway.ok(staffMembers.add, form, admin);
    return { staffNO, phone };
  }
  const mailsAt = async (address: string) => {
    await gateway.idle();
    return gateway.db.selectFrom('kept_mail').selectAll().where('address', '=', address).execute();
  };
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  beforeEach(async () => {
    gateway.clock.advance(2);
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  it('tell of an application without a link that decides it', async () => {
    const email = 'named@keeper.example';
    const { staffNO, phone } = await add({ email });
    await signInBySms(gateway, phone);
    await gateway.ok(addRoleMember, { key: '100001-approver', staffNOs: [staffNO] }, admin);
    const approver = { kind: 'staff' as const, staffNOs: [staffNO] };
    await setFlow(gateway, [{ stepNo: 1, stepName: '一', mode: 'all', approver, conditions: [] }]);
    const finance = { as: await gateway.login('finance') };
    const today = shanghaiDate(gateway.clock.now);
    const applied = {
      applyType: 1 as const,
      purposeCode: 'P1',
      reason: '拜访客户',
      legs: [tripLeg({ beginDate: today, endDate: addDays(today, 10) })],
      travellerNOList: [await staffNoOf(gateway, 'finance')],
    };
    const { applyId } = await gateway.ok(submitApprovalApplyAuto, applied, finance);
    const [mail] = await mailsAt(email);
    assert.ok(mail);
    assert.ok(mail.content.includes(applyId), mail.content);
    assert.equal(/authSign|https?:/.test(mail.content), false, mail.content);
    await setFlow(gateway, []);
  });

  it('are those of that enterprise alone', async () => {
    const email = 'first@keeper.example';
    const { phone } = await add({ email });
    const other = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, other);
    const { rows } = await gateway.ok(staffMembers.list, { pageSize: 1 }, other);
    const beside = await gateway.ok(staffMembers.get, { key: rows[0]?.staffNO ?? '' }, other);
    const own = 'own@home.example';
    const form = formLike(beside, { phone, staffName: '受邀人', email: own });
    const added = await gateway.ok(staffMembers.add, form, other);
    await gateway.sweep(['invite']);
    const inviteSign = /inviteSign=(\S+)/.exec(await smsTo(gateway, phone))?.[1] ?? '';
    gateway.clock.advance(2);
    const proved = await prove(gateway, inviteSign, phone);
    assert.ok(proved.kind !== 'member');
    await joinAs(gateway, proved.phoneSign);
    const today = shanghaiDate(gateway.clock.now);
    await gateway.ok(
      saveBookingDelegate,
      { staffNO: added.staffNO, beginDate: today, endDate: today },
      other,
    );
    await gateway.sweep(['notice', 'mail']);
    assert.deepEqual([(await mailsAt(email)).length, (await mailsAt(own)).length], [0, 1]);
  });
});
