import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  hint: '拖动可调整顺序；也可用上下方向键选择，按住 Alt 再按上下方向键移动。',
  handle: (name: string, place: number, count: number) => `移动 ${name}，第 ${place} 项，共 ${count} 项`,
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  moved: (name: string, place: number, count: number) => `${name} 已移到第 ${place} 项，共 ${count} 项`,
};

export type ReorderTexts = TextsOf<typeof chinese>;

export const reorderTexts = defineTexts('reorder-list', chinese, () => import('./texts.en'));
