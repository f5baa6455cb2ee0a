import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '职级',
  nothing: '还没有职级',
  hint: '职级名称或备注',
  gradeName: '职级名称',
  remark: '备注',
  gradeRank: '顺序',
  arrangeHint: '职级从高到低排列。审批流程中的职级条件按此顺序判断，调整后请核对审批流程。',
  staffCount: '员工人数',
  hasStandard: '差旅标准',
  hasStandardName: (hasStandard: boolean) => (hasStandard ? '已设置' : '未设置'),
  modifyTime: '修改时间',
};

export type GradeTexts = TextsOf<typeof chinese>;

export const gradeTexts = defineTexts('grades', chinese, () => import('./texts.en'));
