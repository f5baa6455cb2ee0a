import { formatPrice } from '../../money/money';
import type { ExceptionTexts, ExceptionWords } from './texts';

const CABINS: Readonly<Record<1 | 2 | 3, string>> = { 1: 'economy', 2: 'business', 3: 'first' };

/** Conditions and limits of an exception. */
export function exception({ tierName, season, leastMinutes, ...limits }: ExceptionWords): string {
  const conditions = [
    tierName === null ? [] : `to ${tierName}`,
    season === null ? [] : `departing ${season.from} to ${season.to}`,
    leastMinutes === null ? [] : `of ${leastMinutes} minutes or more`,
  ].flat();
  const { maxCabinType, discountCaps, maxPrice } = limits;
  const caps = ([1, 2, 3] as const).flatMap((type) => {
    const cap = [discountCaps.economy, discountCaps.business, discountCaps.first][type - 1] ?? null;
    return cap === null || type > maxCabinType ? [] : `${CABINS[type]} up to ${cap}%`;
  });
  const price = maxPrice === null ? 'any price' : `up to ¥${formatPrice(maxPrice)}`;
  return `Flights ${conditions.join(' and ')}: ${[`${CABINS[maxCabinType]} at most`, ...caps, price].join(', ')}`;
}

export default { exceptions: 'Exceptions', exception } satisfies ExceptionTexts;
