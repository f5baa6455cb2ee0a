const UNKNOWN = '未知';

/** Pay types 0–6 by number (specification 9). */
const PAY_TYPE_NAMES = ['月结', '现付', '预存', '线下结算', '第三方支付', '线下月结', '线下预存'];
/** Commission types (specification 9); 2 is not in use. */
const COMMISSION_TYPE_NAMES: Readonly<Record<number, string>> = { 0: '自助', 1: '委托', 3: '委托免服务费' };
const MEAL_NAMES = ['无餐食', '正餐', '点心'];

/** Name of a pay type; empty for null (not paid yet), 未知 for a number the specification does not list. */
export function payTypeName(payType: number | null): string {
  return payType === null ? '' : (PAY_TYPE_NAMES[payType] ?? UNKNOWN);
}

/** Names of the pay types of an order's parts, the enterprise's first; empty before payment. */
export function payTypeNames(order: { payType: number | null; companyPayType: number | null }): string {
  const parts = [order.companyPayType, order.payType].filter((payType) => payType !== null);
  return parts.map(payTypeName).join(' + ');
}

/** Name of a commission type; 未知 for a number the specification does not list. */
export function commissionTypeName(commissionType: number): string {
  return COMMISSION_TYPE_NAMES[commissionType] ?? UNKNOWN;
}

/** Name of a meal flag: 0 none, 1 meal, 2 snack; empty for any other: a flight is then shown without. */
export function mealName(mealFlag: number): string {
  return MEAL_NAMES[mealFlag] ?? '';
}
