import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  views: '我的筛选',
  none: '还没有保存的筛选',
  loading: '正在查询已保存的筛选',
  save: '保存当前筛选',
  nothingToSave: '设置筛选条件后可在此保存，下次直接使用。',
  rename: (name: string) => `重命名：${name}`,
  remove: (name: string) => `删除：${name}`,
  partly: (missing: string) => `部分条件已失效，未使用：${missing}`,
  // the form
  saveTitle: '保存筛选',
  renameTitle: '重命名筛选',
  name: '名称',
  nameHint: (most: number) => `最多${most}个字`,
  nameMissing: '请输入筛选名称',
  nameRefused: '筛选名称含有不支持的字符',
  nameTaken: '已有同名的筛选，请换一个名称',
  replaceHint: (name: string) => `已有名为“${name}”的筛选。替换后，其原有条件将被当前条件取代。`,
  confirm: '保存',
  replace: '替换',
  cancel: '取消',
  failed: (why: string) => `未能保存：${why}`,
  // the box
  removeTitle: '删除筛选',
  removeQuestion: (name: string) => `确定删除“${name}”吗？`,
  removeYes: '删除',
  removeFailed: (why: string) => `删除失败：${why}`,
  saved: '筛选已保存',
  removed: '筛选已删除',
};

export type SavedViewTexts = TextsOf<typeof chinese>;

/** Filters of a list that its user has saved by a name. */
export const savedViewTexts = defineTexts('saved-view', chinese, () => import('./texts.en'));
