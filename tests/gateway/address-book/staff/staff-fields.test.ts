import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import {
  addOrUpdateStaffExtInfo,
  checkStaffExtInfo,
  queryStaffExtInfo,
  staffFields,
} from '../../../../src/contract/address-book/staff-fields';
import { changeEnt } from '../../../../src/contract/enterprise/enterprise';
import { describeResource } from '../../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { staffNumbers } from '../../../support/gateway/staff-numbers';

const FIELD = {
  fieldName: '办公地点',
  fieldKind: 'choice' as const,
  options: '北京\n上海',
  isRequired: true,
  isEnabled: true,
};

describe('the enterprise’s own fields of staff', () => {
  let gateway: TestGateway;
  let as: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  /** Asserts that the form of a new member of staff requires the field. */
  async function newcomer(fieldNO: string): Promise<void> {
    const key = (await staffNumbers(gateway))('staff');
    const { department, position, grade, costCenter, accountingEntity } = await gateway.ok(
      staffMembers.get,
      { key },
      as,
    );
    const form = {
      department,
      position,
      grade,
      costCenter,
      accountingEntity,
      supervisor: null,
      staffName: '林小雨',
      latinName: '',
      sexTem: null,
      birthDay: '',
      nationality: 'CN',
      cardType: 0 as const,
      cardNo: '',
      cardValidUntil: '',
      jobNO: '',
      email: '',
      phone: '13700009001',
    };
    const none = await gateway.send(staffMembers.add, form, as);
    assert.deepEqual(none.result, { fields: { extInfoList: '请填写办公地点' } } as never);
    const wrong = await gateway.send(
      staffMembers.add,
      { ...form, extInfoList: [{ fieldNO, value: '广州' }] },
      as,
    );
    assert.deepEqual(wrong.result, { fields: { extInfoList: '请选择办公地点' } } as never);
    const made = await gateway.ok(
      staffMembers.add,
      { ...form, extInfoList: [{ fieldNO, value: '北京' }] },
      as,
    );
    const { extInfoList } = await gateway.ok(queryStaffExtInfo, { staffNO: made.staffNO }, as);
    assert.equal(extInfoList.find((one) => one.fieldNO === fieldNO)?.value, '北京');
    const moved = { key: made.staffNO, version: made.version, values: { ...form, extInfoList: [] } };
    await gateway.ok(staffMembers.alter, moved, as);
    const { extInfoList: kept } = await gateway.ok(queryStaffExtInfo, { staffNO: made.staffNO }, as);
    assert.deepEqual(kept, extInfoList, 'what is not given stays');
    await gateway.db.deleteFrom('staff_field_value').where('staff_no', '=', made.staffNO).execute();
  }

  it('are checked and saved by their kinds, and those in use keep kind and options', async () => {
    const staffNO = (await staffNumbers(gateway))('staff');
    const place = await gateway.ok(staffFields.add, FIELD, as);
    const years = await gateway.ok(
      staffFields.add,
      { ...FIELD, fieldName: '工龄', fieldKind: 'number', options: '', isRequired: false },
      as,
    );
    const given = (where: string, much: string) => ({
      staffNO,
      extInfoList: [
        { fieldNO: place.fieldNO, value: where },
        { fieldNO: years.fieldNO, value: much },
      ],
    });
    await newcomer(place.fieldNO);
    const { problemList } = await gateway.ok(checkStaffExtInfo, given('', '三'), as);
    assert.deepEqual(
      problemList.map(({ fieldNO }) => fieldNO),
      [place.fieldNO, years.fieldNO],
    );
    const { result } = await gateway.send(addOrUpdateStaffExtInfo, given('广州', '3'), as);
    assert.deepEqual(result, { fields: { 'extInfoList.0.value': '请选择办公地点' } } as never);
    await gateway.ok(addOrUpdateStaffExtInfo, given('上海', '3'), as);
    const { extInfoList } = await gateway.ok(queryStaffExtInfo, { staffNO }, as);
    assert.deepEqual(
      extInfoList.map(({ fieldName, value }) => [fieldName, value]),
      [
        ['办公地点', '上海'],
        ['工龄', '3'],
      ],
    );
    const [noted] = await gateway.ok(staffMembers.changes, { key: staffNO }, as);
    assert.match(JSON.stringify(noted?.after), /上海/);

    const change = { key: place.fieldNO, version: place.version };
    const kind = { ...FIELD, fieldKind: 'text' as const, options: '' };
    const other = await gateway.send(staffFields.alter, { ...change, values: kind }, as);
    assert.deepEqual(other.result, { fields: { fieldKind: '该字段已有员工填写，不能更改类型' } } as never);
    const less = await gateway.send(
      staffFields.alter,
      { ...change, values: { ...FIELD, options: '北京\n广州' } },
      as,
    );
    assert.deepEqual(less.result, { fields: { options: '选项“上海”已有员工选用，不能去掉' } } as never);
    const held = await gateway.send(staffFields.remove, change, as);
    assert.match(held.msg, /已有1名员工填写/);
    await gateway.ok(staffFields.alter, { ...change, values: { ...FIELD, isEnabled: false } }, as);
    const left = await gateway.ok(queryStaffExtInfo, { staffNO }, as);
    assert.deepEqual(
      left.extInfoList.map(({ fieldName }) => fieldName),
      ['工龄'],
    );
  });

  it('are of staff within the scope of who holds the right', async () => {
    const staffNO = (await staffNumbers(gateway))('staff');
    const asked = { staffNO, extInfoList: [] };
    const denied = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', queryStaffExtInfo, { staffNO }, denied);
    await gateway.refused('forbidden', addOrUpdateStaffExtInfo, asked, denied);
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, theirs);
    await gateway.refused('rowUnknown', queryStaffExtInfo, { staffNO }, theirs);
    await gateway.refused('rowUnknown', addOrUpdateStaffExtInfo, asked, theirs);
  });

  describeResource(staffFields, {
    gateway: () => gateway,
    row: { ...FIELD, fieldName: '党派', isRequired: false },
    other: { ...FIELD, fieldName: '车牌', fieldKind: 'text', options: '', isRequired: false },
    taken: { fieldName: '已有同名的字段' },
    wrong: { row: { options: '北京' }, fields: { options: '单选字段至少需要两个选项，每行一个' } },
  });
});
