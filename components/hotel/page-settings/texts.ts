import { defineChineseTexts } from '../../../src/domain/texts/texts';

export const pageSettingTexts = defineChineseTexts('hotel-page-settings', {
  field: '字段',
  fieldsOf: (section: string): string => `${section}字段`,
  shown: '展示',
  required: '必填',
  switchOf: (setting: string, field: string): string => `${setting} ${field}`,
  locked: '固定',
  modify: (section: string): string => `修改${section}`,
  edit: '修改',
  save: '保存',
  hint: '必填的字段须先设为展示；标有“固定”的选项不能修改。',
  saved: '保存成功',
  failed: '保存失败',
  loading: '正在查询酒店页面设置',
  loadFailed: (problem: string): string => `酒店页面设置查询失败：${problem}`,
  nothing: '没有可设置的字段',
});
