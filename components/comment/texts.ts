import type { CommentState, CommentTag, StarCount } from '../../src/contract/comment/comments';
import { defineChineseTexts } from '../../src/domain/texts/texts';

const TAGS: Readonly<Record<CommentTag, string>> = {
  onTime: '准点',
  late: '延误',
  goodService: '服务周到',
  poorService: '服务欠佳',
  comfortable: '座椅舒适',
  crowded: '座椅拥挤',
  goodMeal: '餐食可口',
  poorMeal: '餐食欠佳',
};
const STATES: Readonly<Record<CommentState, string>> = { shown: '展示', held: '待审核', hidden: '已隐藏' };

const chinese = {
  punctuality: '准点',
  cabin: '客舱',
  service: '预订服务',
  starName: (stars: StarCount): string => `${stars}星`,
  tagName: (tag: CommentTag): string => TAGS[tag],
  stateName: (state: CommentState): string => STATES[state],
};

export const commentTexts = defineChineseTexts('comments', chinese);
