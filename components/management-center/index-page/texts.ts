import type { AttentionKind } from '../../../src/contract/management-center/management-center';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const ATTENTION: Readonly<Record<AttentionKind, string>> = {
  joinApplications: '待处理的加入申请',
  approvalsDue: '24小时内到期的待审批申请',
  billsToConfirm: '待确认的月账单',
  billsOverdue: '逾期未付的月账单',
  budgetsNearlySpent: '本月预算使用超过90%的成本中心',
  subManagersEnding: '30天内到期的子管理员',
  gradesWithoutStandard: '未设置差旅标准的职级',
  departmentsWithoutHead: '未指定负责人的部门',
  staffWithoutSupervisor: '没有直属上级的员工',
  rolesWithoutMember: '没有成员的自定义角色',
  hotelAgreementsEnding: '30天内到期的酒店协议',
  whitelistsEnding: '30天内到期的协议白名单',
  balanceLow: '低于预警金额的企业预存余额',
};

const chinese = {
  attention: '待办事项',
  attentionName: (kind: AttentionKind): string => ATTENTION[kind],
  item: '事项',
  amount: '数量',
  count: (count: number) => `${count} 项`,
  nothing: '目前没有需要处理的事项',
  loading: '正在查询待办事项',
  failed: (problem: string) => `待办事项查询失败：${problem}`,
  common: '常用功能',
  noCommon: '还没有常用功能，可将常用的页面添加到这里',
  loadingCommon: '正在查询常用功能',
  commonFailed: (problem: string) => `常用功能查询失败：${problem}`,
  edit: '设置常用功能',
  hint: (most: number) => `最多选择${most}项，按所选顺序排列`,
  chosen: '已选功能',
  menus: '可选功能',
  save: '保存',
  saved: '常用功能已保存',
  grouped: (group: string, name: string) => (group === '' ? name : `${group} · ${name}`),
};
export type IndexTexts = typeof chinese;
export const indexTexts = defineChineseTexts('management-index', chinese);
