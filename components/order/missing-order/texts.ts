import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  missing: '缺少订单号，请从订单列表中选择订单',
  orders: '查看我的订单',
  back: '返回',
};

export type MissingOrderTexts = TextsOf<typeof chinese>;

export const missingOrderTexts = defineTexts('missing-order', chinese, () => import('./texts.en'));
