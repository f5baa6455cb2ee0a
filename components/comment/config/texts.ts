import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  noun: '点评设置',
  nothing: '企业还没有点评设置',
  hint: '审核词',
  configName: '名称',
  isEnable: '点评功能',
  isEnableName: (isEnable: boolean): string => (isEnable ? '开启' : '关闭'),
  commentDays: '点评期限',
  commentDaysHint: '航班到达后多少天内可以点评',
  isAnonymousAllowed: '匿名点评',
  isAnonymousAllowedName: (isAllowed: boolean): string => (isAllowed ? '允许' : '不允许'),
  heldWords: '审核词',
  heldWordsHint: '用顿号或逗号分隔；含有审核词的点评须审核后展示',
  modifyTime: '修改时间',
};

export type CommentConfigTexts = TextsOf<typeof chinese>;

export const commentConfigTexts = defineChineseTexts('comment-config', chinese);
