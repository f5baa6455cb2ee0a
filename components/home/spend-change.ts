export interface SpendChange {
  /** In fen; negative when spend has fallen. */
  difference: number;
  /** With sign and one decimal, e.g. `+12.5%`; undefined without a base for comparison. */
  percent: string | undefined;
}

/**
 * Change of spend; amounts in fen. Net spend may be negative in a month of refunds: a percentage would be meaningless
 * then.
 */
export function spendChange(amount: number, before: number): SpendChange {
  const difference = amount - before;
  if (before <= 0) return { difference, percent: undefined };
  const tenths = Math.round((difference * 1000) / before);
  const sign = tenths > 0 ? '+' : tenths < 0 ? '-' : '';
  return { difference, percent: `${sign}${(Math.abs(tenths) / 10).toFixed(1)}%` };
}
