import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  close: '关闭',
  closeToast: '关闭提示',
  notice: '温馨提示',
  confirm: '确定',
};

export type OverlayTexts = TextsOf<typeof chinese>;

export const overlayTexts = defineTexts('overlay', chinese, () => import('./texts.en'));
