import type { ClaimState } from '../../../src/contract/account-safety/claims';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { CLAIM_STATE_LABELS } from '../../../src/domain/account-safety/labels';

const chinese = {
  loading: '正在读取身份申诉',
  title: '身份申诉',
  intro: '手机和邮箱都无法使用时，可凭身份证明申请更换手机。',
  stepDecided: '客服核对身份证明后通过或拒绝，结果以短信发送到新手机。',
  stepWait: (hours: number) => `通过后${hours}小时生效。其间原手机和原邮箱会收到通知，可以撤销申诉。`,
  stepFiles: (days: number) => `身份证明只有您和客服可以查看，申诉结束${days}天后删除。`,
  phonePresent: (phone: string) => `当前手机：${phone}`,
  newPhone: '新手机号',
  code: '验证码',
  reason: '申诉原因',
  reasonHint: '说明手机和邮箱无法使用的情况',
  files: '身份证明',
  filesHint: (most: number, megabytes: number) =>
    `身份证正反面等，PDF、JPG 或 PNG，单个不超过${megabytes}MB，最多${most}个`,
  filesPending: '文件尚未上传完成',
  noFile: '请上传身份证明',
  noReason: '请输入申诉原因',
  phoneWrong: '请输入11位手机号码',
  submit: '提交申诉',
  submitted: '身份申诉已提交',

  state: '状态',
  stateName: (state: ClaimState) => CLAIM_STATE_LABELS[state],
  last: '上次申诉',
  applyTime: '提交时间',
  decideTime: '处理时间',
  effectTime: '生效时间',
  refuseReason: '拒绝原因',
  filesGone: '已删除',
  waitingHint: '客服正在核对身份证明，结果以短信发送到新手机。',
  approvedHint: (time: string) => `手机将于${time}更换。其间原手机和原邮箱可以撤销申诉。`,
  withdraw: '撤回申诉',
  withdrawTitle: '撤回身份申诉？',
  withdrawHint: '撤回后不能恢复，需要时可重新提交。',
  keep: '不撤回',
  withdrawn: '身份申诉已撤回',
};

export type ClaimTexts = TextsOf<typeof chinese>;

export const claimTexts = defineTexts('account-claim', chinese, () => import('./texts.en'));
