/**
 * Outcome of a confirmation by an operator. `first`: the amount is above the limit, and another operator has to confirm
 * too. `done`: the money is booked. `own`: the operator was the first themselves.
 */
export type Confirmation = 'first' | 'done' | 'own';

/** `firstOperatorNo`: operator of the first confirmation; null for none. Amounts in fen. */
export function confirmationOf({
  amount,
  limit,
  firstOperatorNo,
  operatorNo,
}: {
  amount: number;
  limit: number;
  firstOperatorNo: string | null;
  operatorNo: string;
}): Confirmation {
  if (amount <= limit) return 'done';
  if (firstOperatorNo === null) return 'first';
  return firstOperatorNo === operatorNo ? 'own' : 'done';
}
