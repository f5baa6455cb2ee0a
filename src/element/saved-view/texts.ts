import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  views: '我的筛选',
  none: '还没有保存的筛选',
  loading: '正在查询已保存的筛选',
  save: '保存当前筛选',
  nothingToSave: '设置筛选条件后可在此保存，下次直接使用。',
  rename: (name: string) => `重命名：${name}`,
  remove: (name: string) => `删除：${name}`,
  ofColleagues: '同事共享',
  sharedMark: '已共享',
  share: (name: string) => `共享：${name}`,
  unshare: (name: string) => `取消共享：${name}`,
  copy: (name: string) => `复制为我的筛选：${name}`,
  partly: (missing: string) => `部分条件已失效，未使用：${missing}`,
  others: '其他条件',
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
  shareTitle: '共享筛选',
  shareHint: (name: string) =>
    `可查看“${name}”中所选部门、人员等范围的同事将看到此筛选。他们看到的数据按各自的统计范围计算，只有您可以重命名、取消共享或删除。`,
  shareYes: '共享',
  unshareTitle: '取消共享',
  unshareHint: (name: string) => `取消后，同事立即看不到“${name}”。已复制的不受影响。`,
  unshareYes: '取消共享',
  shareFailed: (why: string) => `操作失败：${why}`,
  isShared: '筛选已共享',
  isUnshared: '已取消共享',
  saved: '筛选已保存',
  removed: '筛选已删除',
};

export type SavedViewTexts = TextsOf<typeof chinese>;

/** Texts of named filters that a user has saved for a list. */
export const savedViewTexts = defineTexts('saved-view', chinese, () => import('./texts.en'));
