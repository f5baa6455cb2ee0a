import { saleTexts, type SaleTexts } from './texts/texts';

const CHINESE = saleTexts.chinese;

/** Name of a pay type; empty for null (not paid yet), 未知 for a number the specification does not list. */
export const payTypeName = (payType: number | null, t: SaleTexts = CHINESE): string =>
  payType === null ? '' : t.payType(payType);

/** Names of the pay types of an order's parts, the enterprise's first; empty before payment. */
export function payTypeNames(
  order: { payType: number | null; companyPayType: number | null },
  t: SaleTexts = CHINESE,
): string {
  const parts = [order.companyPayType, order.payType].filter((payType) => payType !== null);
  return parts.map((payType) => payTypeName(payType, t)).join(' + ');
}

/** Name of a commission type; 未知 for a number the specification does not list. */
export const commissionTypeName = (commissionType: number, t: SaleTexts = CHINESE): string =>
  t.commissionType(commissionType);

/** Name of a meal flag: 0 none, 1 meal, 2 snack; empty for any other, for which a flight shows no meal. */
export const mealName = (mealFlag: number): string => CHINESE.meal(mealFlag);
