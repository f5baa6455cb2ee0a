/** What a prepaid account may pay, fen; null for without bound. */
export interface WalletLimits {
  orderLimit: number | null;
  personDayLimit: number | null;
  dayLimit: number | null;
}

/** What it has paid today, and what is held for open orders, fen. */
export interface PaidToday {
  byAll: number;
  /** Of it, by the one who pays now. */
  byPerson: number;
}

/** What one person has paid by it today, and what of that has come back to it, fen. */
export interface PaidByPayer {
  /** null: nobody knows who. */
  payerNo: string | null;
  paid: number;
  /** Of payments of today alone: what was paid before has used the limit of another day. */
  givenBack: number;
}

/** What of the limits of today is used: what has come back on the day of its payment may be paid again. */
export function usedToday(payers: readonly PaidByPayer[], staffNo: string): PaidToday {
  const used = payers.map(({ payerNo, paid, givenBack }) => ({
    payerNo,
    kept: Math.max(0, paid - givenBack),
  }));
  const sum = (some: typeof used): number => some.reduce((all, { kept }) => all + kept, 0);
  return { byAll: sum(used), byPerson: sum(used.filter(({ payerNo }) => payerNo === staffNo)) };
}

export type WalletLimit = 'order' | 'person' | 'day';

/** What may still be paid for one order; `by`: the limit that is the nearest one. */
export interface Allowance {
  left: number;
  by: WalletLimit;
}

/** The least that the limits leave, the narrower of two alike first: order, person, day; undefined where there is no limit. */
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

/** The limit that an amount is beyond; undefined if it may be paid. */
export const limitBeyond = (amount: number, allowance: Allowance | undefined): WalletLimit | undefined =>
  allowance !== undefined && amount > allowance.left ? allowance.by : undefined;
