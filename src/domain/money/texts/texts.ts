import { defineTexts, type TextsOf } from '../../texts/texts';

const UNKNOWN = '未知';

/** Pay types 0–6 by number (specification 9). */
const PAY_TYPES = ['月结', '现付', '预存', '线下结算', '第三方支付', '线下月结', '线下预存'];
/** Commission types (specification 9); 2 is not in use. */
const COMMISSION_TYPES: Readonly<Record<number, string>> = { 0: '自助', 1: '委托', 3: '委托免服务费' };
const MEALS = ['无餐食', '正餐', '点心'];

const chinese = {
  payType: (type: number) => PAY_TYPES[type] ?? UNKNOWN,
  commissionType: (type: number) => COMMISSION_TYPES[type] ?? UNKNOWN,
  meal: (flag: number) => MEALS[flag] ?? '',
};

export type SaleTexts = TextsOf<typeof chinese>;

/** Names of payment types, commission types and meals, by their numbers on the wire. */
export const saleTexts = defineTexts('sale', chinese, () => import('./texts.en'));
