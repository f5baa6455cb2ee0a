import { formatPrice } from '../../src/domain/money/money';

/** An amount with its currency, the sign before it: `−¥12.00`. */
export const signedAmount = (fen: number): string => `${fen < 0 ? '−' : ''}¥${formatPrice(Math.abs(fen))}`;
