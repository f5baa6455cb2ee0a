import type { LineKind } from '../../contract/settlement/bills';

/** Kinds of lines that cannot be disputed: they were disputed before, or derive from other lines. */
const UNDISPUTABLE: readonly LineKind[] = ['dispute', 'correction', 'balance'];

export const isDisputable = (kind: LineKind): boolean => !UNDISPUTABLE.includes(kind);

export type Claim = { fen: number } | { wrong: 'missing' | 'tooMuch' };

/**
 * Returns the claimed amount of a line: all of it for null, and never more than the line. For a refund line the claim
 * may exceed it, up to a limit (fen), and must be given.
 */
export function claimOf(lineAmount: number, claimed: number | null, limit: number): Claim {
  if (lineAmount > 0) {
    const fen = claimed ?? lineAmount;
    return fen > lineAmount ? { wrong: 'tooMuch' } : { fen };
  }
  if (claimed === null) return { wrong: 'missing' };
  return claimed > limit ? { wrong: 'tooMuch' } : { fen: claimed };
}

/** Returns the result of a dispute from the decisions of its lines: fen claimed, and accepted up to that. */
export function decisionOf(
  lines: readonly { claimAmount: number; acceptedAmount: number }[],
): 'accepted' | 'partlyAccepted' | 'refused' {
  if (lines.some(({ claimAmount, acceptedAmount }) => acceptedAmount < 0 || acceptedAmount > claimAmount)) {
    throw new RangeError('More is accepted than was claimed');
  }
  if (lines.every(({ acceptedAmount }) => acceptedAmount === 0)) return 'refused';
  return lines.every(({ claimAmount, acceptedAmount }) => acceptedAmount === claimAmount)
    ? 'accepted'
    : 'partlyAccepted';
}
