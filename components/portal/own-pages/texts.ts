import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  pinned: '固定的页面',
  recent: '最近访问',
  pin: '固定到菜单',
  unpin: '取消固定',
  isPinned: (page: string) => `已固定“${page}”`,
  isUnpinned: (page: string) => `已取消固定“${page}”`,
  full: (most: number) => `最多固定 ${most} 个页面，请先取消固定其他页面`,
};

export type OwnPagesTexts = TextsOf<typeof chinese>;

/** Texts of the user's pinned and recent pages. */
export const ownPagesTexts = defineTexts('portal-own-pages', chinese, () => import('./texts.en'));
