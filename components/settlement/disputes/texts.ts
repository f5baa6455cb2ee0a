import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  raised: '提出',
  reason: '原因',
  bill: '账单',
  lines: '明细',
  claimAmount: '异议金额',
  acceptedAmount: '采纳金额',
  lastMessage: '最近消息',
  sender: (isAgency: boolean) => (isAgency ? '服务商' : '本企业'),
  nothing: '还没有异议。在待确认账单的明细中选择有疑问的明细，即可提出异议。',

  title: (reason: string) => `异议：${reason}`,
  facts: '异议信息',
  raisedBy: (name: string, time: string) => `${name} ${time}`,
  lineAmount: '明细金额',
  ended: '结束时间',
  correction: '更正账单',
  correctionSays: (amount: string) => `已采纳的 ¥${amount} 将在后续账单中以更正明细扣减，原账单不作修改。`,
  correctionDone: (amount: string) => `已采纳的 ¥${amount} 已在账单中以更正明细扣减：`,
  linesTitle: '涉及明细',
  lineText: (name: string, traveller: string, trip: string) =>
    [name, traveller, trip].filter((part) => part !== '').join(' · '),
  lineSums: (amount: string, claim: string) => `明细 ¥${amount}，异议 ¥${claim}`,
  accepted: (amount: string) => `采纳 ¥${amount}`,
  undecided: '待答复',

  thread: '沟通记录',
  message: '补充说明',
  messageHint: '写给服务商，双方均可查看',
  files: '附件',
  send: '发送',
  sending: '正在发送',
  noMessage: '请输入说明',
  tooLong: (most: number) => `说明不能超过${most}个字`,
  uploading: '请等待附件上传完成，或移除未上传的附件',
  sent: '已发送',

  withdraw: '撤回异议',
  withdrawTitle: '撤回异议',
  withdrawHint: '撤回后，相关明细恢复计入应付金额；账单确认前可以重新提出异议。',
  keep: '不撤回',
  withdrawn: '异议已撤回',
};

export type DisputesTexts = TextsOf<typeof chinese>;

export const disputesTexts = defineTexts('settlement-disputes', chinese, () => import('./texts.en'));
