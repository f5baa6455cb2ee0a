import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  save: '保存',
  sending: '正在保存',
  cancel: '取消',
  uncertain: (message: string) => `${message}。结果未知，请再次保存确认，不会重复保存。`,
  leaveTitle: '有未保存的修改',
  leaveHint: '关闭后，已填写的内容将丢失。',
  leaveYes: '放弃修改',
  leaveNo: '继续编辑',
};

export type CostSavingTexts = TextsOf<typeof chinese>;

export const costSavingTexts = defineTexts('cost-saving', chinese, () => import('./texts.en'));
