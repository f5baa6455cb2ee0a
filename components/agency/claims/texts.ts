import type { ClaimState } from '../../../src/contract/account-safety/claims';
import { CLAIM_STATE_LABELS } from '../../../src/domain/account-safety/labels';
import { CLAIM_WAIT_HOURS } from '../../../src/domain/account-safety/claim';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  tabs: '申诉与锁定账号',
  claims: '身份申诉',
  locked: '锁定账号',
  claim: '申诉',
  account: '账号',
  noClaims: '暂无身份申诉',
  noLocked: '暂无锁定的账号',
  claimHint: '申诉编号、姓名或新手机号',
  lockedHint: '姓名或手机号',
  search: '查询',
  cancel: '取消',
  never: '—',
  claimNo: '申诉编号',
  userName: '姓名',
  enterprises: '企业',
  entNames: (names: readonly string[]): string => names.join('、'),
  state: '状态',
  allStates: '全部状态',
  claimState: (state: ClaimState): string => CLAIM_STATE_LABELS[state],
  applyTime: '提交时间',
  decideTime: '处理时间',
  effectTime: '生效时间',
  facts: '核对信息',
  hint: `请核对证件与以下信息是否一致。通过后${CLAIM_WAIT_HOURS}小时生效，期间本人可撤销。`,
  loginName: '登录名',
  telephone: '当前手机',
  email: '当前邮箱',
  newPhone: '申请更换为',
  reason: '申诉原因',
  address: 'IP地址',
  documents: '身份证明',
  noDocuments: '已删除',
  decision: '处理结果',
  operator: '处理人',
  otherOperator: '其他服务商或历史处理',
  refuseReason: '拒绝原因',
  approve: '通过',
  approveTitle: '通过身份申诉',
  approveAsk: (name: string, phone: string): string =>
    `通过后${CLAIM_WAIT_HOURS}小时，${name}的登录手机将更换为${phone}。当前手机和邮箱会收到通知。`,
  approved: '已通过',
  refuse: '拒绝',
  refuseTitle: '拒绝身份申诉',
  refuseAsk: (name: string): string => `${name}会收到拒绝原因。`,
  refused: '已拒绝',
  lockTime: '锁定时间',
  unlock: '解锁',
  unlockTitle: '解锁账号',
  unlockAsk: (name: string, telephone: string): string =>
    `${name}（${telephone}）的账号因手机归属有争议而锁定。请核实账号属于当前手机的持有人，解锁后可以登录。`,
  unlockReason: '核实情况',
  unlocked: '已解锁',
};

export const claimsTexts = defineChineseTexts('agency-claims', chinese);
export type ClaimsTexts = typeof chinese;
