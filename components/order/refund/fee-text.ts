import { formatPrice } from '../../../src/domain/money/money';

/** A fee as the texts take it: empty for none. */
export const feeText = (fee: number): string => (fee === 0 ? '' : formatPrice(fee));
