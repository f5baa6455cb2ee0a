export interface SpendChange {
  /** Fen; negative for less than before. */
  difference: number;
  /** With sign and one decimal, e.g. `+12.5%`; undefined where there is nothing to compare with. */
  percent: string | undefined;
}

/** How spend has changed; amounts in fen. Net spend may be negative in a month of refunds: then no percent says anything. */
export function spendChange(amount: number, before: number): SpendChange {
  const difference = amount - before;
  if (before <= 0) return { difference, percent: undefined };
  const tenths = Math.round((difference * 1000) / before);
  const sign = tenths > 0 ? '+' : tenths < 0 ? '-' : '';
  return { difference, percent: `${sign}${(Math.abs(tenths) / 10).toFixed(1)}%` };
}
