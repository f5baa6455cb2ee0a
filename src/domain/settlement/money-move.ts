import type { LineKind, SettleBillLine } from '../../contract/settlement/bills';
import { distribute } from './distribute';

/** Purpose of a movement of an order's money: a part of a ticket, or of a passenger's additional products. */
export interface MovePart {
  kind: LineKind;
  part: SettleBillLine['part'];
  /** 0: for the whole journey. */
  segmentNo: number;
  passengerNo: number;
  /** Total amount in fen, regardless of the payer. */
  amount: number;
}

/** The account's share of a part of a movement. */
export type MoveLine = MovePart;

/**
 * Returns the lines of an enterprise's share in a movement: `charged` fen, below 0 for a refund. For a movement that it
 * bore alone each line is the part itself; for a mixed one the share is distributed in proportion to the parts, in the
 * order of kinds within tickets, to the fen. Parts of 0 produce no lines. Without known parts there is one line for the
 * whole.
 */
export function linesOfMove(charged: number, parts: readonly MovePart[]): MoveLine[] {
  if (charged === 0) return [];
  const some = parts.filter(({ amount }) => amount > 0);
  if (some.length === 0) {
    const kind = charged > 0 ? 'fare' : 'refund';
    return [{ kind, part: '', segmentNo: 0, passengerNo: 0, amount: charged }];
  }
  const amounts = distribute(
    charged,
    some.map(({ amount }) => amount),
  );
  return some.map((part, i) => ({ ...part, amount: amounts[i] ?? 0 })).filter(({ amount }) => amount !== 0);
}

/**
 * Distributes the refund of a ticket over its payments, the newest first, and returns the amount of each. `null`: all
 * that is left.
 */
export function sharesOfRefund(back: number, paid: readonly (number | null)[]): number[] {
  let left = back;
  return paid.map((amount) => {
    const share = Math.min(left, amount ?? left);
    left -= share;
    return share;
  });
}
