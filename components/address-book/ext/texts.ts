import type { FieldKind } from '../../../src/contract/address-book/staff-fields';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const KINDS: Readonly<Record<FieldKind, string>> = {
  text: '文本',
  number: '数字',
  date: '日期',
  choice: '单选',
};

const chinese = {
  noun: '自定义字段',
  nothing: '还没有自定义字段',
  hint: '字段名称或选项',
  fieldName: '字段名称',
  fieldKind: '类型',
  fieldKindHint: '已有员工填写的字段不能更改类型',
  kindName: (kind: FieldKind): string => KINDS[kind],
  options: '选项',
  optionsHint: '仅单选字段需要，每行一个',
  isRequired: '是否必填',
  isRequiredName: (isRequired: boolean): string => (isRequired ? '必填' : '选填'),
  isEnabled: '状态',
  isEnabledName: (isEnabled: boolean): string => (isEnabled ? '启用' : '停用'),
  sortOrder: '顺序',
  usedCount: '已填人数',
  modifyTime: '修改时间',
  part: '自定义信息',
  edit: '编辑自定义信息',
  save: '保存',
  saved: '自定义信息已保存',
  untold: '未填写',
  noFields: '本企业没有启用的自定义字段',
  choose: '请选择',
  loading: '正在查询自定义信息',
  failed: (why: string) => `自定义信息查询失败：${why}`,
};

export type ExtTexts = TextsOf<typeof chinese>;

export const extTexts = defineTexts('staff-fields', chinese, () => import('./texts.en'));
