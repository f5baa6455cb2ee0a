import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  pages: '分页',
  total: (count: number) => `共 ${count} 条`,
  previous: '上一页',
  next: '下一页',
  page: (number: number) => `第 ${number} 页`,
  size: '每页条数',
  perPage: (count: number) => `${count} 条/页`,
  jump: '跳至页码',
  jumpTo: '跳至',
  jumpUnit: '页',
};

export type PagesTexts = TextsOf<typeof chinese>;

export const pagesTexts = defineTexts('pages', chinese, () => import('./texts.en'));
