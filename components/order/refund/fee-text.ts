import { formatPrice } from '../../../src/domain/money/money';

/** Fee as the texts take it; '' for no fee. */
export const feeText = (fee: number): string => (fee === 0 ? '' : formatPrice(fee));
