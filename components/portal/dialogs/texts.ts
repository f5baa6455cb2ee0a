import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  menu: '菜单',
  closeMenu: '关闭菜单',
  allMenus: '全部菜单',
  below: (menu: string) => `${menu}的下级菜单`,
  search: '搜索菜单',
  searchHint: '页面名称或拼音',
  pages: '页面',
  found: (count: number) => (count === 0 ? '没有找到页面，换个名称或拼音试试' : `${count} 个页面`),
  everywhere: '将在所有设备和浏览器上退出登录，包括当前设备。未提交的内容不会保留。',
  everywhereYes: '全部退出',
  cancel: '取消',
  everywhereFailed: (reason: string) => `未能退出其他设备：${reason}`,
};

export type PortalDialogTexts = TextsOf<typeof chinese>;

/** Texts of the lazily loaded menu drawer, menu search and sign-out on all devices. */
export const portalDialogTexts = defineTexts('portal-dialogs', chinese, () => import('./texts.en'));
