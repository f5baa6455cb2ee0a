import { defineTexts, type TextsOf } from '../../../../../src/domain/texts/texts';

/** Messages of the contract's schemas; a message is looked up by its Chinese words. */
const chinese = {
  noCode: '请输入编号',
  codeTooLong: '编号不能超过40个字符',
  codeSigns: '编号只能含文字、数字和 . _ / -',
  noName: '请输入名称',
  nameTooLong: '名称不能超过60个字符',
  taxNoTooLong: '税号不能超过20个字符',
  tooManyDepartments: '最多选择500个部门',
  tooManyPersons: '最多选择500人',
  dateForm: '日期格式应为 YYYY-MM-DD',
  noSuchDate: '日期不存在',
  noAmount: '请输入预算金额',
  amountNegative: '预算不能小于0',
  amountTooLarge: '每月预算不能超过100亿元',
};

export type CostProblemTexts = TextsOf<typeof chinese>;

export const costProblemTexts = defineTexts('cost-problems', chinese, () => import('./texts.en'));
