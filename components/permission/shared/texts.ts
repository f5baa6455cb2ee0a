import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  permissions: '权限',
  /** Name of a page or action, which the gateway sends in Chinese. */
  objectName: (name: string): string => name,
  loading: '正在查询权限',
  failed: (problem: string) => `权限查询失败：${problem}`,
  count: (count: number) => `已选 ${count} 项权限`,
  items: (count: number) => `${count} 项权限`,
  notHeld: (name: string) => `您没有“${name}”的权限，不能授予他人`,
  added: (names: readonly string[]) => `增加：${names.join('、')}`,
  removed: (names: readonly string[]) => `减少：${names.join('、')}`,
  changed: (parts: readonly string[]) => parts.join('；'),
  none: '无变化',
};
export type PermissionTexts = TextsOf<typeof chinese>;

export const permissionTexts = defineTexts('permission', chinese, () => import('./texts.en'));
