import type { StandardException } from '../../../contract/travel-standard/shapes';
import { formatDiscount } from '../../money/discount';
import { formatPrice } from '../../money/money';
import { defineTexts, type TextsOf } from '../../texts/texts';
import { CABIN_TYPE_LABELS } from '../labels';

/** Parts of an exception that its words contain: its airports are those of the named tier. */
export type ExceptionWords = Omit<StandardException, 'airports'>;

/** Conditions and limits of an exception. */
export function exception({ tierName, season, leastMinutes, ...limits }: ExceptionWords): string {
  const conditions = [
    tierName === null ? [] : `到${tierName}`,
    season === null ? [] : `${season.from}至${season.to}起飞`,
    leastMinutes === null ? [] : `行程${leastMinutes}分钟及以上`,
  ].flat();
  const { maxCabinType, discountCaps, maxPrice } = limits;
  const caps = ([1, 2, 3] as const).flatMap((type) => {
    const cap = [discountCaps.economy, discountCaps.business, discountCaps.first][type - 1] ?? null;
    return cap === null || type > maxCabinType ? [] : `${CABIN_TYPE_LABELS[type]}${formatDiscount(cap)}`;
  });
  const price = maxPrice === null ? '价格不限' : `价格不超过¥${formatPrice(maxPrice)}`;
  return `${conditions.join('且')}：${[`最高${CABIN_TYPE_LABELS[maxCabinType]}`, ...caps, price].join('、')}`;
}

const chinese = {
  exceptions: '例外',
  exception,
};

export type ExceptionTexts = TextsOf<typeof chinese>;

export const exceptionTexts = defineTexts('standard-exceptions', chinese, () => import('./texts.en'));
