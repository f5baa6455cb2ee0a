import type { AgencyInvitationState } from '../../../../src/contract/agency/invitations';
import { defineChineseTexts } from '../../../../src/domain/texts/texts';

const STATES: Readonly<Record<AgencyInvitationState, string>> = {
  good: '有效',
  withdrawn: '已撤回',
  expired: '已过期',
  usedUp: '已用完',
  notAllowed: '已失效（邀请人已无权限）',
};

const chinese = {
  title: '邀请',
  none: '暂无邀请',
  destination: '加入到',
  inviter: '邀请人',
  uses: '已用/可用人数',
  until: '有效期至',
  state: '状态',
  stateName: (state: AgencyInvitationState): string => STATES[state],
  add: '生成邀请链接',
  department: '部门',
  position: '职位',
  maxUses: '可用人数',
  days: '有效天数',
  choose: '请选择',
  required: (label: string): string => `请输入${label}`,
  madeHint: '请将链接交给受邀人，用手机号验证后加入企业。',
  link: '邀请链接',
  withdraw: '撤回',
  withdrawTitle: '撤回邀请',
  withdrawAsk: (no: string): string => `撤回邀请 ${no} 后，其链接立即失效；已加入的员工不受影响。`,
  withdrawn: '已撤回',
  cancel: '取消',
};

export const agencyInvitationTexts = defineChineseTexts('agency-invitation', chinese);
export type AgencyInvitationTexts = typeof chinese;
