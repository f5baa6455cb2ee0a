import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  departments: '部门',
  departmentsHint: '包含所选部门的全部下级部门',
  findHint: '姓名、拼音或员工编号',
  findFailed: '人员查询失败，请重试',
  nobodyFound: '没有符合条件的人员',
  chosen: '已选人员',
  remove: (name: string) => `移除${name}`,
};

export type StaffTexts = TextsOf<typeof chinese>;

/** Texts for finding staff and departments. */
export const staffTexts = defineTexts('staff', chinese, () => import('./texts.en'));
