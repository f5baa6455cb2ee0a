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

/** Time in which other operators can see a change in the log before it counts. */
const DAY_MS = 24 * 3_600_000;

/** Limit in fen above which two operators confirm. `planned`: a raise with the moment from which it is in force. */
export interface DualControlLimit {
  limit: number;
  planned: { limit: number; from: Date } | null;
}

/** The limit at a moment: without the planned raise once that is in force. */
export function limitAt({ limit, planned }: DualControlLimit, now: Date): DualControlLimit {
  if (planned === null || planned.from > now) return { limit, planned };
  return { limit: planned.limit, planned: null };
}

/**
 * The limit after a change at a moment: a lower one is in force at once, a higher one after a day. Otherwise one person
 * raises the limit and confirms alone as an operator of their own making.
 */
export function alteredLimit(former: DualControlLimit, limit: number, now: Date): DualControlLimit {
  const inForce = limitAt(former, now).limit;
  if (limit <= inForce) return { limit, planned: null };
  return { limit: inForce, planned: { limit, from: new Date(now.getTime() + DAY_MS) } };
}

/** Link that an operator has got from another one. */
export interface MadeLink {
  operatorNo: string;
  maker: string;
  /** Moment at which the operator has used their latest link; null for one from before it was stored. */
  usedAt: Date | null;
}

/** An operator with the makers of their links, the makers of those, and so on. */
function withMakers(operatorNo: string, links: readonly MadeLink[]): ReadonlySet<string> {
  const found = new Set([operatorNo]);
  // a set is walked to those that are added meanwhile, each once
  for (const no of found) for (const link of links) if (link.operatorNo === no) found.add(link.maker);
  return found;
}

/**
 * Whether links tie two operators to a common maker, directly or by way of makers of makers, and one of those links was
 * used within a day. A link of both alike, such as one of their common maker, does not count.
 */
export function areTiedByFreshLink(
  [one, other]: readonly [string, string],
  links: readonly MadeLink[],
  now: Date,
): boolean {
  const fresh = links.filter(({ usedAt }) => usedAt !== null && now.getTime() - usedAt.getTime() < DAY_MS);
  const isTied = (from: string, to: string): boolean => {
    const above = withMakers(from, links);
    const others = withMakers(to, links);
    return fresh.some(
      ({ operatorNo, maker }) =>
        above.has(operatorNo) &&
        (operatorNo === from || !others.has(operatorNo)) &&
        [...withMakers(maker, links)].some((no) => others.has(no)),
    );
  };
  return isTied(one, other) || isTied(other, one);
}
