import { RECHARGE_LEAST, RECHARGE_MOST } from '../../../src/contract/wallet/recharge';
import { fenOf } from '../../../src/domain/money/money';

/** Problem of a typed recharge amount. `missing` is the text for an empty one. */
export function amountProblem(
  typed: string,
  t: { tooLittle: string; tooMuch: string },
  missing: string,
): string | undefined {
  const fen = fenOf(typed);
  if (fen === undefined) return missing;
  if (fen < RECHARGE_LEAST) return t.tooLittle;
  return fen > RECHARGE_MOST ? t.tooMuch : undefined;
}
