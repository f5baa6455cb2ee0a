import type { FieldRule } from '../../../src/contract/approval/trip';
import {
  MULTI_ACCOUNT,
  type MultiAccountStatus,
  type ProductField,
} from '../../../src/contract/settlement/products';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const FIELDS: Readonly<Record<ProductField, string>> = {
  personArray: '人员',
  deptArray: '部门',
  positionArray: '职位',
};
const RULES: Readonly<Record<FieldRule, string>> = { optional: '选填', required: '必填', hidden: '不展示' };

const chinese = {
  loading: '正在加载产品与账户',
  products: '产品适用人员',
  productsHint:
    '因公出行时，只有适用人员可以使用产品；因私出行不受限制。企业外出行人以预订人为准。月结支付以付款人为准。',
  closedByAgency: '服务商未开通',
  openHint: '本企业未启用产品权限，所有产品全员可用；已设置的适用人员保留，启用后生效。',
  allStaff: '全员适用',
  some: (persons: number, departments: number, positions: number) =>
    [
      ...(persons > 0 ? [`${persons} 人`] : []),
      ...(departments > 0 ? [`${departments} 个部门`] : []),
      ...(positions > 0 ? [`${positions} 个职位`] : []),
    ].join('、'),
  changed: (name: string, time: string) => `${name} ${time} 修改`,
  edit: '修改',
  editProduct: (name: string) => `修改${name}`,
  more: (count: number) => `等 ${count} 项`,

  title: (name: string) => `${name}适用人员`,
  who: '适用范围',
  all: '全员',
  named: '指定人员、部门和职位',
  persons: '人员',
  positions: '职位',
  noPositions: '本企业没有职位',
  nobody: '请选择人员、部门或职位',
  missing: (field: ProductField) => `请选择${FIELDS[field]}`,
  tooMany: '最多选择500项',
  save: '保存',
  outdated: '该产品的适用人员已被他人修改，您填写的内容尚未保存。',
  reload: '载入最新数据并保留我的填写',
  rebased: '已载入最新数据，您改过的内容已保留，请核对后保存。',
  saved: (name: string) => `${name}的适用人员已保存`,

  rules: '产品权限',
  isNewPermission: '产品使用',
  isNewPermissionHint: '按适用人员控制时，只有适用人员可以因公使用产品；不限制时，适用人员的设置不生效。',
  byUsers: '按适用人员控制',
  openToAll: '不限制使用人员',
  personArray: '适用人员表单：人员',
  deptArray: '适用人员表单：部门',
  positionArray: '适用人员表单：职位',
  ruleName: (rule: FieldRule) => RULES[rule],
  saveRules: '保存产品权限',
  rulesSaved: '产品权限已保存',

  accounts: '结算账户',
  multiAccountStatus: '结算方式',
  accountName: (status: MultiAccountStatus) =>
    status === MULTI_ACCOUNT.several ? '按核算主体分账户结算' : '全企业一个账户',
  multiAccountStatusHint:
    '分账户结算时，每个核算主体每期各出一张账单，未归属核算主体的费用单独出一张。修改自本账期之后的账期起生效。',
  accountEntity: '核算主体',
  taxNo: '税号',
  noTaxNo: '未登记税号',
  noEntities: '本企业没有可用的核算主体',
  accountSaved: '结算账户方式已保存',
  saveAccount: '保存结算方式',
};

export type ProductsTexts = TextsOf<typeof chinese>;

export const productsTexts = defineTexts('settlement-products', chinese, () => import('./texts.en'));
