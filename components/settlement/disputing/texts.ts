import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  title: '提出异议',
  lines: '异议明细',
  lineText: (name: string, traveller: string, trip: string) =>
    [name, traveller, trip].filter((part) => part !== '').join(' · '),
  lineAmount: (amount: string) => `明细金额 ¥${amount}`,
  claimShort: '异议金额',
  claimMore: '应多退金额',
  unit: '元',
  sum: (count: number, amount: string) => `${count} 笔明细，异议金额合计 ¥${amount}`,
  reason: '异议原因',
  content: '说明',
  contentHint: '请写明与实际不符之处，服务商将据此核对',
  files: '附件',
  says: '提出后，所列明细的异议部分暂不计入应付金额，待服务商答复。',
  submit: '提交异议',
  uploading: '请等待附件上传完成，或移除未上传的附件',

  noClaim: '请输入异议金额',
  claimTooLarge: (most: string) => `不能超过 ¥${most}`,
  noReason: '请选择异议原因',
  noContent: '请输入说明',
  contentTooLong: (most: number) => `说明不能超过${most}个字`,

  done: (count: number) => `已对 ${count} 笔明细提出异议`,
};

export type DisputingTexts = TextsOf<typeof chinese>;

export const disputingTexts = defineTexts('settlement-disputing', chinese, () => import('./texts.en'));
