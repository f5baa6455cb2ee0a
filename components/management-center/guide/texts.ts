import type { ConfigStep } from '../../../src/contract/management-center/management-center';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const STEPS: Readonly<Record<ConfigStep, string>> = {
  enterprise: '完善企业信息',
  departments: '建立部门',
  staff: '添加员工',
  roles: '设置角色',
  costCenters: '设置成本中心',
  standards: '设置差旅标准',
  approvalFlows: '设置审批流程',
  settlement: '开通结算账户',
  invoiceTitles: '设置发票抬头',
};
const STATES = { done: '已完成', open: '未完成', skipped: '已跳过' } as const;

const chinese = {
  steps: '配置步骤',
  step: '步骤',
  state: '状态',
  count: '已配置',
  counted: (count: number) => `${count} 项`,
  progress: (done: number, all: number) => `共 ${all} 步，已完成 ${done} 步`,
  stepName: (step: ConfigStep): string => STEPS[step],
  stateName: (state: keyof typeof STATES, by: string): string =>
    by === '' ? STATES[state] : `${STATES[state]}（${by}）`,
  skip: '跳过',
  resume: '恢复',
  nothing: '没有配置步骤',
  skipTitle: '跳过步骤',
  skipAsk: (step: string) => `确定跳过“${step}”吗？本企业的其他管理员也会看到该步骤已跳过。`,
  resumeTitle: '恢复步骤',
  resumeAsk: (step: string) => `确定恢复“${step}”吗？`,
  cancel: '取消',
  loading: '正在查询配置步骤',
  failed: (problem: string) => `配置步骤查询失败：${problem}`,
};
export const guideTexts = defineChineseTexts('config-guide', chinese);
