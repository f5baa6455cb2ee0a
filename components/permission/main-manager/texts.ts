import type { FormerKeeps } from '../../../src/contract/permission/main-manager';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const KEEPS: Readonly<Record<FormerKeeps, string>> = {
  staffRole: '仅保留员工角色',
  subManager: '成为管理全企业的子管理员',
};

const chinese = {
  present: '当前主管理员',
  nobody: '企业还没有主管理员，请联系客服',
  staffName: '姓名',
  deptName: '部门',
  telephone: '手机号',
  change: '变更主管理员',
  changeHint: '变更后立即生效：新的主管理员拥有企业管理员角色，您的其他角色将被收回',
  onlyMain: '只有主管理员本人可以变更主管理员',
  successor: '新的主管理员',
  successorHint: '在职且已绑定手机号的员工；如为子管理员，其子管理员权限同时结束',
  formerKeeps: '您保留的权限',
  keeps: (kept: FormerKeeps): string => KEEPS[kept],
  chooseSuccessor: '请选择新的主管理员',
  chooseKeeps: '请选择原主管理员保留的权限',
  reason: '变更原因',
  submit: '提交变更',
  sending: '正在提交',
  confirmTitle: '确认变更',
  confirm: (name: string) => `确定将主管理员变更为“${name}”吗？变更后您不能自行恢复。`,
  confirmYes: '确定变更',
  cancel: '取消',
  proof: '身份验证',
  proofHint: (missing: number) =>
    missing > 1 ? '变更主管理员前，请用两种方式验证您的身份' : '请再用一种方式验证您的身份',
  noWay: '没有可用的验证方式，请先在账号安全中设置',
  next: '下一步',
  done: (name: string) => `主管理员已变更为“${name}”`,
  history: '变更记录',
  noHistory: '还没有变更记录',
  historyOf: (former: string, present: string) => `${former} → ${present}`,
  formerKept: (kept: FormerKeeps): string => `原主管理员${KEEPS[kept]}`,
  loading: '正在查询主管理员',
  failed: (problem: string) => `主管理员查询失败：${problem}`,
};
export type MainManagerTexts = TextsOf<typeof chinese>;

export const mainManagerTexts = defineTexts('main-manager', chinese, () => import('./texts.en'));
