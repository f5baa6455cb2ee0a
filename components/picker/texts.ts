import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  failed: (noun: string, reason: string) => `${noun}加载失败：${reason}`,
  signInFirst: (noun: string) => `登录后可选择${noun}`,
  signIn: '登录',
  choose: (noun: string) => `请从列表中选择${noun}`,
  city: '城市',
  noCity: (typed: string) => `没有找到城市“${typed}”`,
  unknownCity: (code: string) => `没有代码为${code}的城市`,
  costCenter: '成本中心',
  costCenterHint: '名称、拼音或编号',
  noCostCenters: '企业没有成本中心，请联系管理员',
  noCostCenter: '没有找到该成本中心，可输入名称、拼音或编号',
  unknownCostCenter: (code: string) => `没有编号为${code}的成本中心`,
  staff: '员工',
  staffHint: '姓名、拼音、员工编号或手机号',
  noStaff: '没有找到可选的员工，可输入姓名、拼音、员工编号或手机号',
  unknownStaff: (codes: string) => `没有可选的员工：${codes}`,
  chosenStaff: '已选员工',
  remove: (name: string) => `移除${name}`,
};

export type PickerTexts = TextsOf<typeof chinese>;

export const pickerTexts = defineTexts('pickers', chinese, () => import('./texts.en'));
