import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import type { FormOf } from '../../../src/contract/resource/resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { forgetProofs, proveSession, withAdmin } from '../../support/gateway/areas/accounts/second-admin';
import { staffNumbers } from '../../support/gateway/staff-numbers';

type Form = FormOf<typeof travelStandards>;

describe('a rule that binds who changes it', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  let admin: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    admin = await gateway.login('admin');
  });

  const gradeOf = async (account: string) =>
    (
      await gateway.db
        .selectFrom('staff')
        .select('grade_no')
        .where('staff_no', '=', noOf(account))
        .executeTakeFirstOrThrow()
    ).grade_no;
  const ownStandard = async (as = admin) => {
    const grade = await gradeOf('admin');
    const { rows } = await gateway.ok(travelStandards.list, {}, { as });
    const found = rows.find(({ holder }) => holder.no === grade);
    assert.ok(found);
    return found;
  };
  const bodyOf = async (change: Partial<Form>, as = admin) => {
    const { standardNO, version, staffCount: _, modifyTime: __, ...values } = await ownStandard(as);
    return { key: standardNO, version, values: { ...values, ...change } };
  };
  const lastChange = async () => {
    const { standardNO: key } = await ownStandard();
    const [change] = await gateway.ok(travelStandards.changes, { key }, { as: admin });
    assert.ok(change);
    return change;
  };
  const refusal = async (body: unknown, as = admin) =>
    (await gateway.send(travelStandards.alter, body, { as })).msg;

  it('is tightened as any other', async () => {
    await gateway.ok(travelStandards.alter, await bodyOf({ advanceDays: 9 }), { as: admin });
    assert.equal((await lastChange()).isOwn, undefined);
  });

  it('is loosened by the only administrator once they have proved who they are, and the log says so', async () => {
    const wanted = await bodyOf({ advanceDays: 2 });
    // Signing in counted as a proof.
    await forgetProofs(gateway, admin);
    await gateway.refused('ownRuleProof', travelStandards.alter, wanted, { as: admin });
    assert.match(await refusal(wanted), /差旅标准.*请先验证身份/);
    assert.equal((await ownStandard()).advanceDays, 9);
    await proveSession(gateway, admin);
    await gateway.ok(travelStandards.alter, wanted, { as: admin });
    const { isOwn, changedBy } = await lastChange();
    assert.deepEqual([isOwn, changedBy], [true, '刘敏']);
  });

  it('is loosened by another administrator whom it does not bind, who is named', async () => {
    assert.notEqual(await gradeOf('approver'), await gradeOf('admin'));
    await withAdmin(gateway, noOf('approver'), async () => {
      await proveSession(gateway, admin);
      const wanted = await bodyOf({ advanceDays: 1 });
      await gateway.refused('ownRuleOther', travelStandards.alter, wanted, { as: admin });
      assert.match(await refusal(wanted), /适用于您本人，请由其他管理员修改：/);
      const as = await gateway.login('approver');
      await gateway.ok(travelStandards.alter, await bodyOf({ advanceDays: 1 }, as), { as });
      const { isOwn, askedBy } = await lastChange();
      assert.deepEqual([isOwn, askedBy], [undefined, undefined]);
    });
  });

  it('that binds all administrators is loosened once a second one makes the same change', async () => {
    const grade = await gradeOf('admin');
    const { staff_no } = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select('s.staff_no')
      .where('u.login_name', '=', 'staff')
      .where('s.enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
    const { grade_no: former } = await gateway.db
      .selectFrom('staff')
      .select('grade_no')
      .where('staff_no', '=', staff_no)
      .executeTakeFirstOrThrow();
    const placed = (grade_no: string) =>
      gateway.db.updateTable('staff').set({ grade_no }).where('staff_no', '=', staff_no).execute();
    await placed(grade);
    await withAdmin(gateway, staff_no, async () => {
      const wanted = await bodyOf({ advanceDays: 0 });
      await gateway.refused('ownRuleOther', travelStandards.alter, wanted, { as: admin });
      assert.match(await refusal(wanted), /您的修改已登记，24小时内由其他管理员（陈思远）作同样的修改后生效/);
      await gateway.idle();
      // Neither the same person nor another change can confirm it.
      await gateway.refused('ownRuleOther', travelStandards.alter, wanted, { as: admin });
      const as = await gateway.login('staff');
      await gateway.idle();
      const told = async (by: string) =>
        (await gateway.ok(queryNoticeList, {}, { as: by })).noticeList.flatMap((one) =>
          one.about === 'rule' ? [[one.byName, one.rules, one.page]] : [],
        );
      assert.deepEqual(await told(as), [['刘敏', '差旅标准', '/standard/standardList']], 'once');
      assert.deepEqual(await told(admin), []);
      const other = await bodyOf({ advanceDays: 0, maxCabinType: 3 }, as);
      await gateway.refused('ownRuleOther', travelStandards.alter, other, { as });
      await gateway.ok(travelStandards.alter, await bodyOf({ advanceDays: 0 }, as), { as });
      const { askedBy, changedBy } = await lastChange();
      assert.deepEqual([askedBy, changedBy], ['刘敏', '陈思远']);
    });
    await placed(former);
  });
});
