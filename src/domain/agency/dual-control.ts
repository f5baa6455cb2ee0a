/**
 * Outcome of a confirmation by an operator. `first`: the amount is above the limit, and another operator has to confirm
 * too. `done`: the money is booked. `own`: the operator was the first themselves.
 */
export type Confirmation = 'first' | 'done' | 'own';

/**
 * `firstOperatorNo`: operator of the first confirmation; null for none. `neededTwo`: it has once waited for a second
 * operator, and needs two even if the limit was raised since. Amounts in fen.
 */
export function confirmationOf({
  amount,
  limit,
  neededTwo,
  firstOperatorNo,
  operatorNo,
}: {
  amount: number;
  limit: number;
  neededTwo: boolean;
  firstOperatorNo: string | null;
  operatorNo: string;
}): Confirmation {
  if (firstOperatorNo === operatorNo) return 'own';
  if (firstOperatorNo !== null) return 'done';
  return amount > limit || neededTwo ? 'first' : 'done';
}
