import { DICTIONARY_RULES } from '../../../src/domain/agency/dictionaries';
import type { AgencyDictionary } from '../../../src/contract/agency/platform/dictionaries';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  tabs: '字典与参数',
  tabBooking: '预订参数',
  tabPortal: '门户参数',
  tabDictionaries: '数据字典',
  reading: '正在查询',
  parameter: '参数',
  value: '当前值',
  ofStandard: '标准值',
  ofAgency: '本服务商',
  source: '来源',
  standard: '标准值',
  meaning: '说明',
  empty: '（空）',
  nothing: '暂无参数',
  bookingHint:
    '修改后对本服务商的所有企业生效：本进程立即生效，其他进程最迟30秒后生效。已生成的订单不受影响。',
  portalHint: '修改后用户重新打开门户时生效。',
  alter: '修改',
  toStandard: '使用标准值',
  standardAsk: (name: string, value: string): string => `${name}将恢复为标准值${value}。`,
  limits: (least: number, most: number, unit: string): string => `${least}至${most}${unit}`,
  save: '保存',
  saved: '已保存',
  cancel: '取消',

  dictionary: '字典',
  dictionaryName: (param: AgencyDictionary): string => DICTIONARY_RULES[param].label,
  code: '代码',
  name: '名称',
  inUse: '使用中',
  notInUse: '未使用',
  use: '使用情况',
  noEntries: '暂无条目',
  closedHint: '该字典的代码由系统使用：可以改名和调整顺序，不能新增和删除。',
  openHint: '使用中的代码可以改名，不能删除。',
  rename: '改名',
  remove: '删除',
  removeTitle: '删除条目',
  removeAsk: (name: string): string => `删除后，本服务商的企业不再看到“${name}”。`,
  add: '新增条目',
  reorder: '调整顺序',
  order: '条目顺序',
  resetAsk: '本服务商的改名、新增、删除和顺序将全部恢复为标准值。',
};

export const parameterTexts = defineChineseTexts('agency-parameters', chinese);
export type ParameterTexts = typeof chinese;
