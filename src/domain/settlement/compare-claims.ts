import type { ComparedItem } from '../../contract/settlement/compare';
import { isDisputable } from './claim';

interface Line {
  lineNo: number;
  amount: number;
}

/**
 * Returns the claims for the lines of an entry whose bill exceeds the record, fen by line: the difference is assigned
 * to the largest lines first, never more than each amounts to; a remainder goes to a refund line, whose refund should
 * have been higher.
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

/** True for an entry with disputable lines: it differs, or is missing in the record. */
export const canDisputeItem = ({ result, lineList }: Item): boolean =>
  (result === 'differs' || result === 'onlyBill') && lineList.some(({ canDispute }) => canDispute);

/** Returns the disputed lines of entries, and the known claims for them (fen). */
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
