/** Limits of a prepaid account's payments, fen; null for no limit. */
export interface WalletLimits {
  orderLimit: number | null;
  personDayLimit: number | null;
  dayLimit: number | null;
}

/** Amounts paid today and reserved for open orders, fen. */
export interface PaidToday {
  byAll: number;
  /** Part of the present payer. */
  byPerson: number;
}

/** Amounts that one person paid by it today, and refunds of these, fen. */
export interface PaidByPayer {
  /** null: the payer is unknown. */
  payerNo: string | null;
  paid: number;
  /** Refunds of today's payments only: earlier payments used the limit of another day. */
  givenBack: number;
}

/** Returns the used part of today's limits: refunds on the day of the payment can be spent again. */
export function usedLimits(payers: readonly PaidByPayer[], staffNo: string): PaidToday {
  const used = payers.map(({ payerNo, paid, givenBack }) => ({
    payerNo,
    kept: Math.max(0, paid - givenBack),
  }));
  const sum = (some: typeof used): number => some.reduce((all, { kept }) => all + kept, 0);
  return { byAll: sum(used), byPerson: sum(used.filter(({ payerNo }) => payerNo === staffNo)) };
}

export type WalletLimit = 'order' | 'person' | 'day';

/** Amount that may still be paid for one order; `by`: the most restrictive limit. */
export interface Allowance {
  left: number;
  by: WalletLimit;
}

/**
 * Returns the smallest rest of the limits, of equals the narrower limit first: order, person, day; undefined without
 * limits.
 */
export function allowanceOf(limits: WalletLimits, paid: PaidToday): Allowance | undefined {
  const left = (limit: number | null, used: number): number | undefined =>
    limit === null ? undefined : Math.max(0, limit - used);
  const bounds: readonly (readonly [WalletLimit, number | undefined])[] = [
    ['order', left(limits.orderLimit, 0)],
    ['person', left(limits.personDayLimit, paid.byPerson)],
    ['day', left(limits.dayLimit, paid.byAll)],
  ];
  let nearest: Allowance | undefined;
  for (const [by, most] of bounds) {
    if (most !== undefined && (nearest === undefined || most < nearest.left)) nearest = { left: most, by };
  }
  return nearest;
}

/** Returns the limit that an amount exceeds; undefined if it may be paid. */
export const limitBeyond = (amount: number, allowance: Allowance | undefined): WalletLimit | undefined =>
  allowance !== undefined && amount > allowance.left ? allowance.by : undefined;
