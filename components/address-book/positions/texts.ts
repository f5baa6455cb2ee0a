import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '职位',
  nothing: '还没有职位',
  hint: '职位名称或备注',
  positionName: '职位名称',
  remark: '备注',
  sortOrder: '顺序',
  staffCount: '员工人数',
  templates: '从行业模板新增',
  addMany: '批量新增',
  modifyTime: '修改时间',
};

export type PositionTexts = TextsOf<typeof chinese>;

export const positionTexts = defineTexts('positions', chinese, () => import('./texts.en'));
