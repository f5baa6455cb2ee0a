import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { inOrder } from '../../../demo/gateway/in-order';
import { NewEnterprise } from '../../../src/contract/enterprise/new-enterprise';

const TERMS = {
  creditLimit: 50_000_000,
  clearingDate: 1,
  beginDate: '2026-11-01',
  lateRate: '0.05',
  confirmDays: 7,
  payDays: 30,
};
const GOOD = {
  entName: ' 海川科技有限公司 ',
  entShortName: '海川科技',
  phone: '010-60000001',
  taxNo: ' 91110105ma00000012',
  adminName: '郑海',
  adminPhone: '+86 139-1111-0001',
  adminLoginName: ' Zheng.Hai ',
  monthly: TERMS,
};

describe('a new enterprise', () => {
  it('is read in plain form, with usual first rows', () => {
    const read = v.parse(NewEnterprise, GOOD);
    assert.deepEqual(
      [read.entName, read.taxNo, read.adminPhone, read.adminLoginName, read.deptName, read.monthly?.endDate],
      ['海川科技有限公司', '91110105MA00000012', '13911110001', 'zheng.hai', '总部', ''],
    );
  });

  it.each([
    [{ entName: ' ' }, 'entName', '请输入企业名称'],
    [{ deptName: '人事／行政' }, 'deptName', '部门名称不能包含“/”或“／”'],
    [{ entShortName: '长'.repeat(31) }, 'entShortName', '企业简称不能超过30个字'],
    [{ phone: 'x' }, 'phone', '联系电话只能包含数字、空格、括号、加号和横线'],
    [{ adminPhone: '12911110001' }, 'adminPhone', '请输入11位手机号码'],
    [{ adminEmail: 'zheng@' }, 'adminEmail', '请输入正确的邮箱地址'],
    [{ monthly: { ...TERMS, creditLimit: 0 } }, 'monthly.creditLimit', '信用额度应大于0'],
    [{ monthly: { ...TERMS, clearingDate: 32 } }, 'monthly.clearingDate', '结算日为1至31'],
    [{ monthly: { ...TERMS, beginDate: '1.11.2026' } }, 'monthly.beginDate', '合同开始日期应为YYYY-MM-DD'],
    [{ monthly: { ...TERMS, endDate: '2026-10-31' } }, 'monthly.endDate', '合同结束日期不能早于开始日期'],
    [{ monthly: { ...TERMS, payDays: 6 } }, 'monthly.payDays', '账单付款天数不能少于确认天数'],
    [
      { monthly: { ...TERMS, lateRate: '0.00001' } },
      'monthly.lateRate',
      '滞纳金日利率应为百分数，最多四位小数',
    ],
  ])('refuses %j at its field', (changed, field, message) => {
    const { issues = [] } = v.safeParse(NewEnterprise, { ...GOOD, ...changed });
    assert.deepEqual(
      issues.map((issue) => [v.getDotPath(issue), issue.message]),
      [[field, message]],
    );
  });

  it.each(['abc', '1abc', 'zheng hai', '郑海郑海', 'a'.repeat(33)])(
    'refuses the account name %s',
    (adminLoginName) => {
      assert.equal(v.safeParse(NewEnterprise, { ...GOOD, adminLoginName }).success, false);
    },
  );
});

describe('parts of areas', () => {
  it('follow those they refer to', () => {
    const parts = new Map<string, { after?: readonly string[]; no: number }>([
      ['permission', { after: ['staff'], no: 3 }],
      ['staff', { after: ['enterprise'], no: 2 }],
      ['enterprise', { no: 1 }],
    ]);
    assert.deepEqual(
      inOrder(parts).map(({ no }) => no),
      [1, 2, 3],
    );
  });

  it('refer to each other in no circle', () => {
    const parts = new Map([
      ['staff', { after: ['permission'] }],
      ['permission', { after: ['staff'] }],
    ]);
    assert.throws(() => inOrder(parts), /circular dependency: staff, permission/);
  });
});
