import type { ComparedItem } from '../../contract/settlement/compare';
import { isDisputable } from './claim';

interface Line {
  lineNo: number;
  amount: number;
}

/**
 * What is claimed of the lines of an entry whose bill comes to more than the record, fen by line: the difference, of the largest lines
 * first, never more than each comes to; what is left of it of one that went back, which is then to go back further.
 */
export function claimsOfDifference(lines: readonly Line[], difference: number): ReadonlyMap<number, number> {
  const claims = new Map<number, number>();
  let left = difference;
  for (const { lineNo, amount } of lines.toSorted((a, b) => b.amount - a.amount)) {
    if (left <= 0) break;
    const claim = amount > 0 ? Math.min(left, amount) : left;
    claims.set(lineNo, claim);
    left -= claim;
  }
  return claims;
}

type Item = Pick<ComparedItem, 'result' | 'lineList' | 'billAmount' | 'recordAmount'>;

/** An entry whose lines something can be said against: it differs, or the record does not have it. */
export const canDisputeItem = ({ result, lineList }: Item): boolean =>
  (result === 'differs' || result === 'onlyBill') && lineList.some(({ canDispute }) => canDispute);

/** The lines of entries that are disputed, and what is claimed of those of which it is known (fen). */
export function disputeOf(items: readonly Item[]): {
  lines: ComparedItem['lineList'];
  claims: ReadonlyMap<number, number>;
} {
  const claims = new Map<number, number>();
  const lines = items.flatMap(({ result, lineList, billAmount, recordAmount }) => {
    const open = lineList.filter(({ canDispute, kind }) => canDispute && isDisputable(kind));
    const difference = billAmount - recordAmount;
    if (result !== 'differs' || difference <= 0) return open;
    const own = claimsOfDifference(open, difference);
    for (const [lineNo, claim] of own) claims.set(lineNo, claim);
    return open.filter(({ lineNo }) => own.has(lineNo));
  });
  return { lines, claims };
}
