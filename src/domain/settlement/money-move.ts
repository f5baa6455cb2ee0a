import type { LineKind, SettleBillLine } from '../../contract/settlement/bills';
import { distribute } from './distribute';

/** What a movement of money of an order was for: a part of a ticket, or of what goes with a passenger. */
export interface MovePart {
  kind: LineKind;
  part: SettleBillLine['part'];
  /** 0: of the whole journey. */
  segmentNo: number;
  passengerNo: number;
  /** Fen that it came to, whoever bore them. */
  amount: number;
}

/** A part of what an account has borne of a movement. */
export type MoveLine = MovePart;

/**
 * The lines that an enterprise's part of a movement comes to: `charged` fen, below 0 of what went back. Of a payment or a refund
 * that it bore alone each is the part itself; of a mixed one the parts in proportion, in the order of kinds within tickets,
 * distributed to the fen. Parts that come to nothing are no lines. Where nothing says what it was for, it is one line of the whole.
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

/** Of a ticket that goes back to several payments, the newest first: how much each of them has back. `null`: all that is left. */
export function sharesOfRefund(back: number, paid: readonly (number | null)[]): number[] {
  let left = back;
  return paid.map((amount) => {
    const share = Math.min(left, amount ?? left);
    left -= share;
    return share;
  });
}
