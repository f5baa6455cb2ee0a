import { formatPrice } from '../../src/domain/money/money';

/** Amount with the sign before the currency: `−¥12.00`. */
export const signedAmount = (fen: number): string => `${fen < 0 ? '−' : ''}¥${formatPrice(Math.abs(fen))}`;
