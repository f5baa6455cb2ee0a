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

/** Time in which other operators can see in the log that links were made. */
const FRESH_LINK_MS = 24 * 3_600_000;

/**
 * Whether the links by which operators have set their passwords were made by the same operator, and one of them was used
 * within a day. `maker`: null for a command of the server. `usedAt`: null for one from before it was stored.
 */
export function haveCommonFreshMaker(
  links: readonly { maker: string | null; usedAt: Date | null }[],
  now: Date,
): boolean {
  const [first] = links;
  if (first === undefined || first.maker === null) return false;
  return (
    links.every(({ maker }) => maker === first.maker) &&
    links.some(({ usedAt }) => usedAt !== null && now.getTime() - usedAt.getTime() < FRESH_LINK_MS)
  );
}
