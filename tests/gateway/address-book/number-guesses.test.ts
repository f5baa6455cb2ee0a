import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { importStaff } from '../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { OBJECT } from '../../../src/contract/permission/objects';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { makeIdNumber } from '../../../demo/gateway/seed/id-number';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { csvText } from '../../support/gateway/areas/money/record-files';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const LIMITS = { numberGuessesPerDay: 4, numberGuessesPerDayOfEnterprise: 100 };
const first = { int: () => 0, pick: <T>(of: readonly [T, ...T[]]) => of[0] };
const UNUSABLE = '无法使用该号码，请联系企业管理员';

describe('numbers of staff outside the departments that somebody keeps', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let keeper: { as: string };
  let like: Parameters<typeof formLike>[0];
  let target: { staff_no: string; phone: string };
  beforeAll(async () => {
    gateway = await startTestGateway({ config: LIMITS });
    admin = { as: await gateway.login('admin') };
    like = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    target = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'phone'])
      .where('staff_no', '=', await staffNoOf(gateway, 'admin'))
      .executeTakeFirstOrThrow();
    const phone = '13888100001';
    const { staffNO } = await gateway.ok(staffMembers.add, formLike(like, { phone, email: '' }), admin);
    const pages = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .execute();
    const objects = [OBJECT.seeStaff, OBJECT.editStaff, ...pages.map(({ object_no }) => object_no)];
    await gateway.ok(
      subManagers.add,
      {
        staff: { no: staffNO, name: '' },
        managedScope: 'departments',
        departments: [like.department],
        objectList: objects.map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    keeper = { as: await signInBySms(gateway, phone) };
  });
  afterAll(() => gateway.close());

  const guesses = () =>
    gateway.db.selectFrom('number_guess').select(['staff_no', 'card_type']).orderBy('log_no').execute();
  const guessed = (n: number) =>
    target.phone.slice(0, 3) + String(n).padStart(4, '0') + target.phone.slice(-4);
  const dryRun = (phones: readonly string[], by: { as: string }) => {
    const rows = phones.map((phone) => [
      '林小雨',
      like.department.name,
      like.position.name,
      like.grade.name,
      like.costCenter.name,
      like.accountingEntity.name,
      phone,
    ]);
    const headers = ['姓名', '部门', '职位', '职级', '成本中心', '核算主体', '手机号'];
    const file = new File([csvText([headers, ...rows])], '员工.csv', { type: 'text/csv' });
    return gateway.send(importStaff, { file, dryRun: '1' }, by);
  };

  it('are answered without a name, logged and limited, by a form and by a file', async () => {
    const cardNo = makeIdNumber(first, '1990-03-07', 1);
    await gateway.db
      .updateTable('staff')
      .set({ identity_card_type: 0, identity_card_no: cardNo })
      .where('staff_no', '=', target.staff_no)
      .execute();
    const form = formLike(like, { phone: target.phone, email: '', cardNo, sexTem: null });
    const { result } = await gateway.send(staffMembers.add, form, keeper);
    assert.deepEqual(result, { fields: { cardNo: UNUSABLE, phone: UNUSABLE } });
    const of = { staff_no: target.staff_no };
    assert.deepEqual(await guesses(), [
      { ...of, card_type: null },
      { ...of, card_type: 0 },
    ]);
    const file = await dryRun([target.phone, '13999990000'], keeper);
    assert.ok(file.success);
    assert.deepEqual(
      file.result.wrongList.map(({ message }) => message),
      [UNUSABLE],
    );
    assert.equal((await guesses()).length, 3);
    const many = await dryRun(
      Array.from({ length: 50 }, (_, n) => guessed(n)),
      keeper,
    );
    assert.equal(many.code, '45104');
    assert.equal((await guesses()).length, 4);
    // An administrator of all staff sees the owner of the number and does not use up guesses.
    const told = await dryRun([target.phone], admin);
    assert.ok(told.success);
    assert.match(told.result.wrongList[0]?.message ?? '', /已属于本企业员工/);
    assert.equal((await guesses()).length, 4);
  });
});
