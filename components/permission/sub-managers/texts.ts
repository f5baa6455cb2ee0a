import type { ManagedScope, PeriodFilter } from '../../../src/contract/permission/sub-managers';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const SCOPES: Readonly<Record<ManagedScope, string>> = { departments: '指定部门', enterprise: '全企业' };
const PERIODS: Readonly<Record<PeriodFilter, string>> = {
  current: '有效',
  ending: '30天内到期',
  coming: '未生效',
  ended: '已到期',
};

const chinese = {
  noun: '子管理员',
  nothing: '还没有子管理员',
  hint: '姓名、部门或备注',
  staff: '员工',
  staffHint: '主管理员不能同时是子管理员',
  managedScope: '管理范围',
  departments: '管理的部门',
  departmentsHint: '包含全部下级部门；管理全企业时无需选择',
  objectList: '权限',
  objectListHint: '涉及全企业数据的操作，只能授予管理全企业的子管理员',
  validPeriod: '有效期',
  remark: '备注',
  modifyTime: '修改时间',
  scopeName: (scope: ManagedScope): string => SCOPES[scope],
  periodName: (period: PeriodFilter): string => PERIODS[period],
  mainManager: (main: { staffName: string; deptName: string } | null): string =>
    main === null
      ? '本企业没有主管理员。'
      : `主管理员：${main.staffName}（${main.deptName}），拥有全部权限，长期有效。`,
  granted: '授予的权限',
  items: (count: number) => `${count} 项权限`,
  added: (names: readonly string[]) => `增加：${names.join('、')}`,
  removed: (names: readonly string[]) => `减少：${names.join('、')}`,
  changed: (parts: readonly string[]) => parts.join('；'),
  none: '无变化',
};
export type SubManagerTexts = TextsOf<typeof chinese>;
export const subManagerTexts = defineTexts('sub-managers', chinese, () => import('./texts.en'));
